import { events } from "../../core/events.ts";

/** A webhook receiver in one language. */
interface Receiver {
  id: string;
  label: string;
  /** Name of the language in Markdown code blocks. */
  language: string;
  code: string;
}

/** Example receivers of the docs pages and `docs/webhooks.md`. Tests run those whose language is installed. */
export const receivers = [
  {
    id: "node",
    label: "Node",
    language: "js",
    code: `import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";

/**
 * The status to respond to a delivery with: 200 if the event is authentic, 400 if a header is missing or malformed,
 * 401 if the signature or the time does not match. \`body\` is the raw text.
 */
export function check(secret, headers, body) {
  const [id, timestamp, signatures] = ["id", "timestamp", "signature"].map((name) => headers[\`webhook-\${name}\`]);
  if ([id, timestamp, signatures].some((value) => typeof value !== "string" || value === "")) return 400;
  if (!/^\\d{1,12}$/.test(timestamp)) return 400;
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return 401;
  const expected = createHmac("sha256", keyOf(secret)).update(\`\${id}.\${timestamp}.\${body}\`).digest();
  const isSigned = signatures.split(" ").some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ""), "base64");
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isSigned ? 200 : 401;
}

/** The secret's key: base64 after whsec_, or bare of 24 to 64 bytes; another text as it is. */
function keyOf(secret) {
  const bytes = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const isBare = bytes.length >= 24 && bytes.length <= 64 && bytes.toString("base64") === secret;
  return secret.startsWith("whsec_") || isBare ? bytes : Buffer.from(secret);
}

/** A server that receives deliveries: \`receive(secret, handle).listen(8080)\`. */
export function receive(secret, handle) {
  return createServer(async (request, response) => {
    // Anybody can send a request that ends early, or never.
    const body = await read(request).catch(() => null);
    const status = body === null ? 400 : check(secret, request.headers, body);
    response.writeHead(status, body === null ? { connection: "close" } : {}).end();
    if (status === 200) handle(JSON.parse(body), request.headers["webhook-id"]);
  });
}

/** The body as text; null beyond a megabyte. */
async function read(request) {
  const chunks = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > 1_000_000) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
`,
  },
  {
    id: "python",
    label: "Python",
    language: "python",
    code: `import base64, hashlib, hmac, json, re, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

def check(secret: str, headers, body: bytes) -> int:
    """The status to respond to a delivery with: 200 if the event is authentic, 400 if a header is missing or
    malformed, 401 if the signature or the time does not match. \`headers\` has a get() that ignores case."""
    message_id, timestamp, signatures = (headers.get(f"webhook-{name}") for name in ("id", "timestamp", "signature"))
    if not message_id or not signatures or not re.fullmatch("[0-9]{1,12}", timestamp or ""):
        return 400
    if abs(time.time() - int(timestamp)) > 300:
        return 401
    signed = f"{message_id}.{timestamp}.".encode() + body
    expected = b"v1," + base64.b64encode(hmac.new(key_of(secret), signed, hashlib.sha256).digest())
    return 200 if any(hmac.compare_digest(one.encode(), expected) for one in signatures.split()) else 401

def key_of(secret: str) -> bytes:
    """The secret's key: base64 after whsec_, or bare of 24 to 64 bytes; another text as it is."""
    if secret.startswith("whsec_"):
        return base64.b64decode(secret[6:])
    is_base64 = len(secret) % 4 == 0 and re.fullmatch("[A-Za-z0-9+/]+={0,2}", secret)
    key = base64.b64decode(secret) if is_base64 else b""
    is_bare = 24 <= len(key) <= 64 and base64.b64encode(key).decode() == secret
    return key if is_bare else secret.encode()

def receive(secret: str, handle, port: int) -> ThreadingHTTPServer:
    """A server that receives deliveries: receive(secret, handle, 8080).serve_forever()."""
    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self):
            length = self.headers.get("content-length") or ""
            if not re.fullmatch("[0-9]{1,7}", length):
                return self.answer(400)
            body = self.rfile.read(int(length))
            status = check(secret, self.headers, body)
            self.answer(status)
            if status == 200:
                handle(json.loads(body), self.headers["webhook-id"])

        def answer(self, status):
            self.send_response(status)
            self.send_header("content-length", "0")
            self.end_headers()

    return ThreadingHTTPServer(("", port), Receiver)
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
	"io"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// Check returns the status to respond to a delivery with: 200 if the event is authentic, 400 if a header is missing
// or malformed, 401 if the signature or the time does not match.
func Check(secret string, header http.Header, body []byte) int {
	id, timestamp, signatures := header.Get("webhook-id"), header.Get("webhook-timestamp"), header.Get("webhook-signature")
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil || id == "" || signatures == "" {
		return http.StatusBadRequest
	}
	if time.Since(time.Unix(seconds, 0)).Abs() > 5*time.Minute {
		return http.StatusUnauthorized
	}
	mac := hmac.New(sha256.New, keyOf(secret))
	mac.Write([]byte(id + "." + timestamp + "."))
	mac.Write(body)
	for _, signature := range strings.Fields(signatures) {
		given, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(signature, "v1,"))
		if err == nil && hmac.Equal(given, mac.Sum(nil)) {
			return http.StatusOK
		}
	}
	return http.StatusUnauthorized
}

// keyOf is the secret's key: base64 after whsec_, or bare of 24 to 64 bytes; another text as it is.
func keyOf(secret string) []byte {
	encoded, isPrefixed := strings.CutPrefix(secret, "whsec_")
	key, err := base64.StdEncoding.Strict().DecodeString(encoded)
	if err == nil && (isPrefixed || len(key) >= 24 && len(key) <= 64) {
		return key
	}
	return []byte(secret)
}

// Receive is a handler for deliveries.
func Receive(secret string, handle func(id string, body []byte)) http.HandlerFunc {
	return func(response http.ResponseWriter, request *http.Request) {
		body, err := io.ReadAll(http.MaxBytesReader(response, request.Body, 1<<20))
		status := http.StatusBadRequest
		if err == nil {
			status = Check(secret, request.Header, body)
		}
		response.WriteHeader(status)
		if status == http.StatusOK {
			go handle(request.Header.Get("webhook-id"), body)
		}
	}
}
`,
  },
] as const satisfies readonly Receiver[];

/** Replaces the table of events and the receivers in `docs/webhooks.md`. */
export function refreshWebhooksPage(page: string): string {
  const rows = Object.entries(events).map(
    ([name, { when, data }]) => `| \`${name}\` | ${when} | ${Object.keys(data).join(", ")} |`,
  );
  const table = ["| event | when | data |", "|---|---|---|", ...rows, ""].join("\n");
  const withEvents = replaceOnce(page, /\| event \|[\s\S]*?\n(?!\|)/, table);
  return receivers.reduce(
    (text, { language, code }) =>
      replaceOnce(text, new RegExp(`\`\`\`${language}\\n[\\s\\S]*?\`\`\``), `\`\`\`${language}\n${code}\`\`\``),
    withEvents,
  );
}

function replaceOnce(text: string, place: RegExp, by: string): string {
  if (!place.test(text)) throw new Error(`docs/webhooks.md has no place for ${by.slice(0, 40)}`);
  return text.replace(place, () => by);
}
