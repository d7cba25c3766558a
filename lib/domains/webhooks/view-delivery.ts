import { type EventName, eventNames } from "../../core/events.ts";
import { type Delivery, deliveryStatuses } from "./schemas.ts";

export interface DeliveryRow {
  id: string;
  event: string;
  body: string;
  status: string;
  nextAttemptAt: Date | null;
  createdAt: Date;
  attempts: { at: Date; statusCode: number | null; durationMs: number; error: string | null }[];
}

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
  };
}

export function deliveryBody(event: EventName, data: object): string {
  return JSON.stringify({ event, data });
}
