import { ButtonLink } from "@/components/ui/button.tsx";

export default function NotFound() {
  return (
    <>
      <h1 className="mt-14 text-3xl font-semibold tracking-tight">There is no such attestation here</h1>
      <p className="mt-3 max-w-2xl text-lg text-ink-soft">
        Its id or uid may have been mistyped, or a reorganisation took the block it was made in.
      </p>
      <div className="mt-6">
        <ButtonLink kind="quiet" href="/attest/received">
          See those you received
        </ButtonLink>
      </div>
    </>
  );
}
