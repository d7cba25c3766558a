import Link from "next/link";
import { useTexts } from "#texts";
import type { Reservation, reservationStatuses } from "../../lib/domains/reservations/schemas.ts";
import { Badge, type Tone } from "../ui/badge.tsx";
import { NameActionButton } from "./action-button.tsx";
import type { NamesChain } from "./actions.ts";
import { Countdown } from "./countdown.tsx";

const statuses: Record<keyof typeof reservationStatuses, { tone: Tone; hasDeposit: boolean }> = {
  active: { tone: "good", hasDeposit: true },
  refundable: { tone: "caution", hasDeposit: true },
  expired: { tone: "caution", hasDeposit: true },
  refunded: { tone: "plain", hasDeposit: false },
  settled: { tone: "plain", hasDeposit: false },
};

interface Props {
  reservations: readonly Reservation[];
  chains: readonly NamesChain[];
  /** The time of the page, Unix milliseconds. */
  now: number;
  hrefOf: (name: string) => string;
}

/** A wallet's reservations with the time left and a way to get the deposit back. */
export function MyReservations({ reservations, chains, now, hrefOf }: Props) {
  const t = useTexts("names.reservations");
  return (
    <ul aria-label={t("title")} className="divide-y divide-line rounded-xl border border-line bg-surface">
      {reservations.map((one) => (
        <MyReservation
          key={one.txHash + one.name}
          reservation={one}
          chain={chains.find(({ chainId }) => chainId === one.chainId)}
          now={now}
          href={hrefOf(one.name)}
        />
      ))}
    </ul>
  );
}

interface ReservationProps extends Pick<Props, "now"> {
  reservation: Reservation;
  chain: NamesChain | undefined;
  href: string;
}

function MyReservation({ reservation: one, chain, now, href }: ReservationProps) {
  const t = useTexts("names.reservations");
  const { tone, hasDeposit } = statuses[one.status];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:p-5">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link href={href} className="font-semibold wrap-anywhere underline-offset-4 hover:underline">
            {one.name}
          </Link>
          <Badge tone={tone}>{t(`states.${one.status}`)}</Badge>
        </div>
        <p className="mt-1 text-sm text-ink-faint">
          {chain?.name ?? t("chain", { id: one.chainId })}
          {one.status === "active" && (
            <>
              {" · "}
              {t.rich("left", { time: () => <Countdown until={one.expiresAt} now={now} /> })}
            </>
          )}
        </p>
      </div>
      {hasDeposit && chain && (
        <NameActionButton action={{ kind: "refund", name: one.name, chain }} kind="quiet">
          {t("withdraw")}
        </NameActionButton>
      )}
    </li>
  );
}
