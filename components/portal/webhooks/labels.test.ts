import { expect, test } from "vitest";
import { messagesOf } from "../../../lib/core/texts.ts";
import { type Delivery, refusedReason, type Webhook } from "../../../lib/domains/webhooks/schemas.ts";
import { createTexts } from "../../texts/create-texts.ts";
import { isAttemptNear, subjectsOf, webhookStatus } from "./labels.ts";

const LEASE_MS = 60_000;

const t = createTexts("en", messagesOf("en", "portal"), "portal.webhook");
const NOW = Date.parse("2026-03-05T12:00:00Z");

test("a webhook that its owner disabled differs from one that the service disabled", () => {
  const webhook: Webhook = {
    id: "wh_1",
    url: "https://example.com/hook",
    events: ["score.updated"],
    active: true,
    createdAt: "2026-03-05T11:00:00Z",
    disabledReason: null,
  };
  expect(webhookStatus(webhook)).toBe("on");
  const from = "2026-03-05T11:30:00Z";
  expect(webhookStatus({ ...webhook, missed: { from, until: null } })).toBe("full");
  expect(webhookStatus({ ...webhook, missed: { from, until: from } })).toBe("on");
  expect(webhookStatus({ ...webhook, active: false })).toBe("off");
  expect(webhookStatus({ ...webhook, active: false, disabledReason: "Gone." })).toBe("disabled");
  expect(webhookStatus({ ...webhook, active: false, disabledReason: refusedReason("must be public") })).toBe("refused");
});

test("the first subjects of a webhook are listed, the others counted, and none means everybody", () => {
  const webhook = (subjects?: string[]): Webhook => ({
    ...{ id: "whk_1", url: "https://example.com/hook", events: ["score.updated"], active: true },
    ...{ createdAt: "2026-03-05T11:00:00Z", disabledReason: null, subjects },
  });
  expect(subjectsOf(webhook(), t)).toBe("all");
  expect(subjectsOf(webhook(["alice", "bob"]), t)).toBe("alice, bob");
  expect(subjectsOf(webhook(["a", "b", "c", "d", "e", "f", "g"]), t)).toBe("a, b, c, d, e and 2 more");
});

const delivery: Delivery = {
  id: "del_1",
  event: "score.updated",
  data: {},
  status: "pending",
  replayOf: null,
  attempts: [],
  nextAttemptAt: "2026-03-05T12:00:30Z",
  createdAt: "2026-03-05T11:00:00Z",
};

test("a page is read again for an attempt that is near, and not for one that is hours away or over", () => {
  expect(isAttemptNear(delivery, NOW)).toBe(true);
  expect(isAttemptNear({ ...delivery, nextAttemptAt: "2026-03-05T14:00:00Z" }, NOW)).toBe(false);
  expect(isAttemptNear({ ...delivery, status: "delivered", nextAttemptAt: null }, NOW)).toBe(false);
});

test("a page is read again for an attempt that began since the moment it stands for", () => {
  const dueAgain = new Date(NOW + 5_000 + LEASE_MS).toISOString();
  expect(isAttemptNear({ ...delivery, nextAttemptAt: dueAgain }, NOW)).toBe(true);
});
