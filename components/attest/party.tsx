import Link from "next/link";
import { Avatar } from "../wallet/avatar.tsx";
import { ShortAddress } from "../wallet/short-address.tsx";

/** The issuer or the recipient of an attestation. */
export interface Party {
  /** Checksummed. */
  address: string;
  svcId: string | null;
}

/** A link to the profile of an issuer or recipient. */
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
