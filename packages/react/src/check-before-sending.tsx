import type { Check } from "@credence/client";
import type { ReactNode } from "react";
import { useStyles } from "./styles.tsx";
import { type CheckQuery, useCheck } from "./use-check.ts";

export type CheckBeforeSendingProps = CheckQuery;

/**
 * Warns before an address is paid: what is known of it, and whether it only looks like one that `from` paid, with each digit marked that
 * differs. It never says that an address can be paid.
 */
export function CheckBeforeSending(query: CheckBeforeSendingProps): ReactNode {
  const { data, isLoading, reload } = useCheck(query);
  const { sheet, style } = useStyles();
  if (query.address === null) return null;
  return (
    <section className="credence credence-box" style={style} aria-label="Before you send" aria-busy={isLoading}>
      {sheet}
      {isLoading ? (
        <p role="status">Checking the address…</p>
      ) : data ? (
        <Found check={data} />
      ) : (
        <div role="alert">
          <p>The address could not be checked. That says nothing about it.</p>
          <button type="button" onClick={reload}>
            Try again
          </button>
        </div>
      )}
    </section>
  );
}

/** Whether the address only looks like one that was paid, or somebody put it into the history. A genuine one that others copy does neither. */
function isToHold({ warnings, lookalikes, relation }: Check): boolean {
  const isAlike = (lookalikes?.length ?? 0) > 0 && relation?.sentBefore !== true;
  return isAlike || warnings.some(({ code }) => code === "planted" || code === "dust");
}

function Found({ check }: { check: Check }) {
  const { address, lookalikes, unchecked } = check;
  return (
    <>
      {!lookalikes?.length && (
        <p>
          <Digits address={address} />
        </p>
      )}
      <Warnings check={check} />
      {lookalikes?.map((one) => (
        <dl key={one.address} className="credence-pair">
          <dt className="credence-soft">You are about to pay</dt>
          <dd>
            <Digits address={address} other={one.address} />
          </dd>
          <dt className="credence-soft">You paid before</dt>
          <dd>
            <Digits address={one.address} other={address} />
          </dd>
        </dl>
      ))}
      {unchecked.length > 0 && (
        <>
          <p className="credence-soft">Not all could be checked:</p>
          <ul className="credence-soft">
            {unchecked.map(({ code, message }) => (
              <li key={`${code} ${message}`}>{message.replaceAll("`from`", "the paying wallet")}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Warnings({ check }: { check: Check }) {
  const { warnings, relation } = check;
  if (warnings.length === 0) {
    return (
      <p>
        {relation?.sentBefore ? "You paid this address before. " : ""}
        No warning was found. That is no promise: compare every digit.
      </p>
    );
  }
  return (
    <div role="alert">
      <p>
        <strong>{isToHold(check) ? "Do not send yet." : "Warnings"}</strong>
      </p>
      <ul>
        {warnings.map(({ code, message }) => (
          <li key={`${code} ${message}`}>{message}</li>
        ))}
      </ul>
    </div>
  );
}

/** An address, with each digit marked that differs from the other, if there is one, at the same place. */
function Digits({ address, other }: { address: string; other?: string }) {
  return (
    <span className="credence-digits">
      {[...address].map((digit, at) => {
        const isOther = other !== undefined && digit.toLowerCase() !== other[at]?.toLowerCase();
        // biome-ignore lint/suspicious/noArrayIndexKey: the digits of an address have no other order.
        return isOther ? <mark key={at}>{digit}</mark> : digit;
      })}
    </span>
  );
}
