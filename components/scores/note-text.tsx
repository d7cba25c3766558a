import Link from "next/link";
import { ShortAddress } from "../wallet/short-address.tsx";

/** The text of a note, with each address shortened and leading to its profile. */
export function NoteText({ children }: { children: string }) {
  return children.split(/(0x[0-9a-fA-F]{40})\b/).map((part, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other order, and never change.
      <Link key={i} href={`/profile/${part}`} prefetch={false} className="underline underline-offset-4">
        <ShortAddress address={part} always />
      </Link>
    ) : (
      part
    ),
  );
}
