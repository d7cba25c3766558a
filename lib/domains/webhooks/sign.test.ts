import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { newSecret, signatureHeaders } from "./sign.ts";

const at = new Date();
const body = JSON.stringify({ event: "score.updated", data: { address: "0x1", newScore: 7, text: "ünï" } });

test("the package standardwebhooks verifies a delivery, with the new secret and with the old one", () => {
  const [fresh, old] = [newSecret(), newSecret()];
  const headers = signatureHeaders({ messageId: "evt_1", at, body, secrets: [fresh, old] });
  for (const secret of [fresh, old]) expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  expect(() => new Webhook(newSecret()).verify(body, headers)).toThrow();
  expect(() => new Webhook(fresh).verify(body.replace("7", "8"), headers)).toThrow();
});

test("a secret that is not base64 is taken as text by both signatures", () => {
  const headers = signatureHeaders({ messageId: "evt_1", at, body, secrets: ["my secret"] });
  expect(new Webhook("my secret", { format: "raw" }).verify(body, headers)).toEqual(JSON.parse(body));
  expect(headers["x-svc-signature"]).toBe(createHmac("sha256", "my secret").update(body).digest("hex"));
});

test("x-svc-signature is keyed with the whole text of the newest secret, prefix included", () => {
  const secret = newSecret();
  const headers = signatureHeaders({ messageId: "evt_1", at, body, secrets: [secret, "old"] });
  expect(headers["x-svc-signature"]).toBe(createHmac("sha256", secret).update(body).digest("hex"));
});
