import { ButtonLink } from "@/components/ui/button.tsx";

export default function NotFound() {
  return (
    <>
      <h1 className="mt-10 text-3xl font-semibold tracking-tight sm:mt-12 sm:text-4xl">Attestation not found</h1>
      <p className="mt-3 max-w-2xl text-lg text-ink-soft">
        Check its id or UID. A reorg may also have removed the block it was recorded in.
      </p>
      <div className="mt-6">
        <ButtonLink kind="quiet" href="/attest/received">
          See received attestations
        </ButtonLink>
      </div>
    </>
  );
}
