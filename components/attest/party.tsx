import Link from "next/link";
import { Avatar } from "../wallet/avatar.tsx";
import { ShortAddress } from "../wallet/short-address.tsx";

/** Who said something, or of whom it was said. */
export interface Party {
  /** Checksummed. */
  address: string;
  svcId: string | null;
}

/** Somebody by picture and name, linked to their profile. */
export function PartyLink({ party: { address, svcId } }: { party: Party }) {
  return (
    <Link
      href={`/profile/${address}`}
      prefetch={false}
      className="inline-flex min-h-8 max-w-full items-center gap-2 underline decoration-line-strong underline-offset-4 hover:text-accent"
    >
      <Avatar address={address} size={22} />
      {svcId === null ? (
        <ShortAddress address={address} always className="text-sm" />
      ) : (
        <span className="min-w-0 wrap-anywhere">{svcId}</span>
      )}
    </Link>
  );
}
