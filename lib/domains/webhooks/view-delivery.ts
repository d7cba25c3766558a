import { type EventName, eventNames } from "../../core/events.ts";
import { type Delivery, type DeliveryDetail, deliveryStatuses } from "./schemas.ts";

interface DeliveryColumns {
  id: string;
  event: string;
  body: string;
  replayOf: string | null;
  status: string;
  nextAttemptAt: Date | null;
  createdAt: Date;
}

type DeliveryRow = DeliveryColumns & { attempts: AttemptRow[] };

interface AttemptRow {
  at: Date;
  statusCode: number | null;
  durationMs: number;
  error: string | null;
}

/** The columns of an attempt in lists: without what was sent and received. */
export const listedAttempt = { at: true, statusCode: true, durationMs: true, error: true } as const;

export function viewDelivery(row: DeliveryRow): Delivery {
  const event = eventNames.find((name) => name === row.event);
  const status = deliveryStatuses.find((one) => one === row.status);
  if (!event || !status)
    throw new Error(`the delivery ${row.id} has the event ${row.event} and the status ${row.status}`);
  // `deliveryBody` wrote the body.
  const { data } = JSON.parse(row.body) as { data: Record<string, unknown> };
  return {
    id: row.id,
    event,
    data,
    status,
    attempts: row.attempts.map(({ at, statusCode, durationMs, error }) => ({
      at: at.toISOString(),
      statusCode,
      durationMs,
      error,
    })),
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    replayOf: row.replayOf,
  };
}

/** With what was sent and received in each attempt. */
export function viewDeliveryDetail(
  row: DeliveryColumns & { attempts: (AttemptRow & { requestHeaders: unknown; responseBody: string | null })[] },
): DeliveryDetail {
  const delivery = viewDelivery(row);
  const attempts = row.attempts.map(({ requestHeaders, responseBody }, index) => ({
    ...(delivery.attempts[index] as Delivery["attempts"][number]), // One for each of the same rows.
    requestHeaders: requestHeaders as Record<string, string> | null, // `recordAttempt` wrote them.
    responseBody,
  }));
  return { ...delivery, attempts };
}

export function deliveryBody(event: EventName, data: object): string {
  return JSON.stringify({ event, data });
}
