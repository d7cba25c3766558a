/** One language's receiver of webhooks. */
export interface Receiver {
  id: string;
  label: string;
  /** What its code blocks are marked with in Markdown. */
  language: string;
  code: string;
}

/**
 * How a receiver tells what is to be believed, by language: the docs and `docs/webhooks.md` show these texts, and tests run the
 * first one.
 */
export const receivers = [
  {
    id: "node",
    label: "Node",
    language: "js",
    code: `import { createHmac, timingSafeEqual } from "node:crypto";

/** The event of a delivery, or null where it is not to be believed. \`body\` is the raw text. */
export function verify(secret, headers, body) {
  const [id, timestamp] = [headers["webhook-id"], headers["webhook-timestamp"]];
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return null;
  const key = secret.startsWith("whsec_") ? Buffer.from(secret.slice(6), "base64") : Buffer.from(secret);
  const expected = createHmac("sha256", key).update(\`\${id}.\${timestamp}.\${body}\`).digest();
  const isSigned = headers["webhook-signature"].split(" ").some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ""), "base64");
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isSigned ? JSON.parse(body) : null;
}
`,
  },
  {
    id: "python",
    label: "Python",
    language: "python",
    code: `import base64, hashlib, hmac, json, time

def verify(secret: str, headers: dict, body: bytes):
    """The event of a delivery, or None where it is not to be believed."""
    message_id, timestamp = headers["webhook-id"], headers["webhook-timestamp"]
    if abs(time.time() - int(timestamp)) > 300:
        return None
    key = base64.b64decode(secret[6:]) if secret.startswith("whsec_") else secret.encode()
    signed = f"{message_id}.{timestamp}.".encode() + body
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    given = [part.removeprefix("v1,") for part in headers["webhook-signature"].split(" ")]
    return json.loads(body) if any(hmac.compare_digest(one, expected) for one in given) else None
`,
  },
  {
    id: "go",
    label: "Go",
    language: "go",
    code: `package receiver

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// Verify tells whether a delivery is to be believed.
func Verify(secret string, header http.Header, body []byte) bool {
	id, timestamp := header.Get("webhook-id"), header.Get("webhook-timestamp")
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil || time.Since(time.Unix(seconds, 0)).Abs() > 5*time.Minute {
		return false
	}
	key := []byte(secret)
	if encoded, found := strings.CutPrefix(secret, "whsec_"); found {
		if key, err = base64.StdEncoding.DecodeString(encoded); err != nil {
			return false
		}
	}
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(id + "." + timestamp + "."))
	mac.Write(body)
	for _, signature := range strings.Fields(header.Get("webhook-signature")) {
		given, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(signature, "v1,"))
		if err == nil && hmac.Equal(given, mac.Sum(nil)) {
			return true
		}
	}
	return false
}
`,
  },
] as const satisfies readonly Receiver[];
