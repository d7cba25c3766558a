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

test("a secret of one's own is used as given: base64 after whsec_, anything else as text", () => {
  const bytes = (count: number) => `whsec_${Buffer.alloc(count, 7).toString("base64")}`;
  const sign = (secret: string) => signatureHeaders({ messageId: "evt_1", at, body, secrets: [secret] });
  for (const secret of [newSecret(), bytes(1), bytes(24), bytes(25), bytes(64)]) {
    expect(new Webhook(secret).verify(body, sign(secret))).toEqual(JSON.parse(body));
  }
  const unpadded = bytes(25).replaceAll("=", "");
  for (const secret of ["s", "ü", "your-webhook-secret", "whsec_", "whsec_not base64!", unpadded, `${bytes(24)}=`]) {
    expect(new Webhook(Buffer.from(secret), { format: "raw" }).verify(body, sign(secret)), secret).toEqual(
      JSON.parse(body),
    );
    expect(sign(secret)["x-svc-signature"]).toBe(createHmac("sha256", secret).update(body).digest("hex"));
  }
});
