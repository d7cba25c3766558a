type Headers = Readonly<Record<string, string>>;

const YEAR_S = 31_536_000;

/** Headers of every response of the service, page or data. */
function common(publicOrigin: string): Headers {
  return {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    // Paths name wallets: other sites learn the origin alone.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    // A browser that learned this over plain HTTP would be wrong to believe it.
    ...(publicOrigin.startsWith("https:") && { "Strict-Transport-Security": `max-age=${YEAR_S}; includeSubDomains` }),
  };
}

/** Headers of answers that are data: nothing in them may run or be shown in a frame. */
export function dataHeaders(publicOrigin: string): Headers {
  return { ...common(publicOrigin), "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'" };
}

/**
 * Headers of a page. Scripts run only with the nonce of this answer, and what they load; pages speak to their own host alone:
 * wallets are asked through their extension, a local chain through the API. `development` allows what Next's development
 * server needs (eval, inline styles).
 */
export function pageHeaders(options: { publicOrigin: string; nonce: string; development: boolean }): Headers {
  const { publicOrigin, nonce, development } = options;
  const policy = {
    "default-src": "'self'",
    "script-src": `'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ""}`,
    "style-src": development ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`,
    // Positions and sizes written into attributes; they can load nothing.
    "style-src-attr": "'unsafe-inline'",
    // A wallet hands its icon over as data.
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "font-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'self'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  };
  const text = Object.entries(policy).map(([name, value]) => `${name} ${value}`);
  return { ...common(publicOrigin), "Content-Security-Policy": text.join("; ") };
}
