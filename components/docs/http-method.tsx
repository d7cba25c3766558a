import type { Method as MethodName } from "../../lib/api/declaration/define-endpoint.ts";

const looks: Record<MethodName, string> = {
  GET: "text-up bg-up-soft",
  POST: "text-accent bg-accent-soft",
  PATCH: "text-caution bg-caution-soft",
  DELETE: "text-down bg-down-soft",
};

export function HttpMethod({ name }: { name: MethodName }) {
  return (
    <span
      className={`inline-flex min-w-13 shrink-0 justify-center rounded-md px-1.5 py-0.5 font-mono text-xs font-semibold ${looks[name]}`}
    >
      {name}
    </span>
  );
}
