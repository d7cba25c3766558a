import { auditSql } from "../../lib/core/audit.ts";
import { scoringSettings, weighPayments } from "../../lib/domains/scores/index.ts";
import type { AdminCommand } from "./command.ts";

/** `trust` */
export const trustCommand: AdminCommand = () => async (ctx) => {
  const { env, pg, now } = ctx;
  const settings = scoringSettings(env);
  // Trust and scores change in many transactions: the entry precedes them.
  await auditSql(ctx, pg, "trust.compute", "all addresses");
  if (settings.seeds.length === 0) {
    return { json: null, text: "No seeds are configured (ATTESTATION_SEEDS): every counterparty counts in full." };
  }
  const report = await weighPayments(pg, settings, { now, isForced: true });
  if (!report) return { json: null, text: "Another process computes payment trust at the moment." };
  const { seeds, payers, trusted, changed } = report;
  const text = `${seeds} seeds and services: ${trusted} addresses have payment trust, which flows over the payments of ${payers}. That of ${changed} changed.`;
  return { json: report, text };
};
