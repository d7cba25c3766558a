import { ButtonLink } from "@/components/ui/button.tsx";

export default function NotFound() {
  return (
    <>
      <h1 className="mt-10 text-3xl font-semibold tracking-tight sm:mt-12 sm:text-4xl">Appeal not found</h1>
      <p className="mt-3 max-w-2xl text-lg text-ink-soft">Check its id. The log lists every appeal.</p>
      <div className="mt-6">
        <ButtonLink kind="quiet" href="/appeals">
          See all appeals
        </ButtonLink>
      </div>
    </>
  );
}
