type Headers = Readonly<Record<string, string>>;

const YEAR_S = 31_536_000;

/** Headers of every response of the service, page or data. */
function common(publicOrigin: string): Headers {
  return {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    // Paths contain wallets: other sites get only the origin.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    // Browsers ignore this header over plain HTTP.
    ...(publicOrigin.startsWith("https:") && { "Strict-Transport-Security": `max-age=${YEAR_S}; includeSubDomains` }),
  };
}

/** Headers of data responses, which must not run or appear in a frame. */
export function dataHeaders(publicOrigin: string): Headers {
  return { ...common(publicOrigin), "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'" };
}

/**
 * Headers of a page. Only scripts with this response's nonce run, and scripts they load. Pages connect only to their own host, and
 * to the relay of WalletConnect if that is offered. `development` allows eval and inline styles for Next's development server.
 */
export function pageHeaders(options: {
  publicOrigin: string;
  nonce: string;
  development: boolean;
  /** URL of the relay; null if WalletConnect is not offered. */
  relayUrl: string | null;
}): Headers {
  const { publicOrigin, nonce, development, relayUrl } = options;
  const policy = {
    "default-src": "'self'",
    "script-src": `'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ""}`,
    "style-src": development ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`,
    // Positions and sizes in attributes; they load nothing.
    "style-src-attr": "'unsafe-inline'",
    // Wallets provide their icons as data URLs.
    "img-src": "'self' data:",
    "connect-src": relayUrl === null ? "'self'" : `'self' ${new URL(relayUrl).origin}`,
    "font-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'self'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  };
  const text = Object.entries(policy).map(([name, value]) => `${name} ${value}`);
  return { ...common(publicOrigin), "Content-Security-Policy": text.join("; ") };
}
