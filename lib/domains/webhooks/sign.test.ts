import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { findSecretFault, newSecret, signatureHeaders } from "./sign.ts";

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

test("a secret of one's own has at least 24 bytes, and after whsec_ base64 that every library decodes", () => {
  const bytes = (count: number) => `whsec_${Buffer.alloc(count, 7).toString("base64")}`;
  for (const secret of [newSecret(), bytes(24), bytes(25), bytes(64), "s".repeat(24)]) {
    expect(findSecretFault(secret), secret).toBeNull();
    const key = secret.startsWith("whsec_") ? new Webhook(secret) : new Webhook(secret, { format: "raw" });
    const headers = signatureHeaders({ messageId: "evt_1", at, body, secrets: [secret] });
    expect(key.verify(body, headers)).toEqual(JSON.parse(body));
  }
  expect(findSecretFault("ü".repeat(12))).toBeNull();
  for (const secret of ["s", "s".repeat(23), "ü".repeat(11), bytes(23), "whsec_"]) {
    expect(findSecretFault(secret), secret).toMatch(/24 bytes|base64/);
  }
  const unpadded = bytes(25).replaceAll("=", "");
  for (const secret of [
    unpadded,
    `whsec_${"not base64!".repeat(4)}`,
    bytes(33).replaceAll("B", "-"),
    `${bytes(24)}=`,
  ]) {
    expect(findSecretFault(secret), secret).toMatch(/base64/);
  }
});
