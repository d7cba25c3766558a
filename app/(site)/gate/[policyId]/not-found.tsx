import { ButtonLink } from "@/components/ui/button.tsx";

export default function NotFound() {
  return (
    <>
      <h1 className="mt-10 text-3xl font-semibold tracking-tight sm:mt-12 sm:text-4xl">Gate not found</h1>
      <p className="mt-3 max-w-2xl text-lg text-ink-soft">Its policy does not exist, or was deleted by its owner.</p>
      <div className="mt-6">
        <ButtonLink kind="quiet" href="/policies">
          Build a policy
        </ButtonLink>
      </div>
    </>
  );
}
