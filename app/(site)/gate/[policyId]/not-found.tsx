import { ButtonLink } from "@/components/ui/button.tsx";

export default function NotFound() {
  return (
    <>
      <h1 className="mt-14 text-3xl font-semibold tracking-tight">Gate not found</h1>
      <p className="mt-3 max-w-2xl text-lg text-ink-soft">Its policy does not exist, or was deleted by its owner.</p>
      <div className="mt-6">
        <ButtonLink kind="quiet" href="/policies">
          Build a policy
        </ButtonLink>
      </div>
    </>
  );
}
