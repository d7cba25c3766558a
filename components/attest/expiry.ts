const DAY_SECONDS = 86_400;

/** When an attestation expires, as the form offers it. */
export const expiries = [
  { value: "never", days: null },
  { value: "month", days: 30 },
  { value: "year", days: 365 },
  { value: "date", days: null },
] as const;
export type Expiry = (typeof expiries)[number]["value"];

/** Unix seconds; 0: never. `date` is an ISO day, used for the expiry "date" alone. */
export function expirationTime(expiry: Expiry, date: string): number {
  if (expiry === "date") return Date.parse(date) / 1000;
  const days = expiries.find(({ value }) => value === expiry)?.days;
  return days ? Math.floor(Date.now() / 1000) + days * DAY_SECONDS : 0;
}
