import { type Logger, pino } from "pino";

export type { Logger };

/** The process's structured log. Secrets are removed by name, at the top of a line's fields and one level below. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        "authorization",
        "cookie",
        "apiKey",
        "secret",
        "token",
        "signature",
        "*.authorization",
        "*.cookie",
        "*.apiKey",
        "*.secret",
        "*.token",
        "*.signature",
        "headers.authorization",
        "headers.cookie",
      ],
      censor: "[removed]",
    },
  });
}
