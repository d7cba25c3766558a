interface Props {
  address: string;
  /** Shortened on wide windows too. */
  always?: boolean;
  className?: string;
}

/** An address or hash without its middle; whole on wide windows and for screen readers. */
export function ShortAddress({ address, always = false, className = "" }: Props) {
  return (
    <span title={address} className={`figures font-mono ${className}`}>
      <span aria-hidden="true" className={`whitespace-nowrap ${always ? "" : "xl:hidden"}`}>
        {address.slice(0, 6)}…{address.slice(-4)}
      </span>
      <span className={always ? "sr-only" : "sr-only xl:not-sr-only"}>{address}</span>
    </span>
  );
}
