import { ChartNoAxesColumn, Gauge, KeyRound } from "lucide-react";
import { ConnectButton } from "../wallet/connect-button.tsx";

const offers = [
  { icon: KeyRound, title: "Keys", text: "Create keys with only the permissions they need; rotate and revoke them." },
  { icon: Gauge, title: "Limits", text: "Start with 60 requests per minute and 10,000 per day." },
  { icon: ChartNoAxesColumn, title: "Usage", text: "Requests, errors and latencies by hour, key and endpoint." },
] as const;

/** Replaces the portal while nobody is signed in. */
export function SignInPrompt() {
  return (
    <div className="mx-auto max-w-2xl pt-16 text-center sm:pt-24">
      <h1 className="text-3xl font-semibold tracking-tight text-balance sm:text-4xl">
        Your wallet is your developer account
      </h1>
      <p className="mx-auto mt-4 max-w-lg text-lg text-ink-soft">
        Sign a message to sign in. There is no form to fill out, and your first key is one step away.
      </p>
      <div className="mt-8">
        <ConnectButton label="Connect and sign in" className="px-7" />
      </div>
      <ul className="mt-16 grid gap-8 border-t border-line pt-10 text-left sm:grid-cols-3">
        {offers.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon size={22} className="text-ink-faint" />
            <h2 className="mt-3 font-semibold">{title}</h2>
            <p className="mt-1 text-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
