import { ChartNoAxesColumn, Gauge, KeyRound } from "lucide-react";
import { ConnectButton } from "../wallet/connect-button.tsx";

const offers = [
  { icon: KeyRound, title: "Keys", text: "Create them with just the permissions you need, rotate and revoke them." },
  { icon: Gauge, title: "Limits", text: "Begin with 60 requests a minute and 10,000 a day." },
  { icon: ChartNoAxesColumn, title: "Usage", text: "Requests, errors and latencies by hour, key and endpoint." },
] as const;

/** What stands in the portal's place while nobody is signed in. */
export function SignInPrompt() {
  return (
    <div className="mx-auto max-w-2xl pt-16 text-center sm:pt-24">
      <h1 className="text-3xl font-semibold tracking-tight text-balance sm:text-4xl">
        Your wallet is your developer account
      </h1>
      <p className="mx-auto mt-4 max-w-lg text-lg text-ink-soft">
        Sign a message to come in. There is nothing to fill out, and a key is one step further.
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
