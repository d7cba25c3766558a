/** The address with its middle left out, or whole from a wide window on; always whole for screen readers. */
export function ShortAddress({ address, className = "" }: { address: string; className?: string }) {
  return (
    <span title={address} className={`figures font-mono ${className}`}>
      <span aria-hidden="true" className="xl:hidden">
        {address.slice(0, 6)}…{address.slice(-4)}
      </span>
      <span className="sr-only xl:not-sr-only">{address}</span>
    </span>
  );
}
