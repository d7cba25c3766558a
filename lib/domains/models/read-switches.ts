import type { Sql } from "../../core/db.ts";
import type { Model } from "../../engine/index.ts";
import { readActiveModel, requireModel } from "./active-model.ts";
import type { RecordedSwitch, SwitchSummary } from "./schemas.ts";

/** A switch that is announced. */
export interface ScheduledSwitch {
  id: number;
  model: Model;
  announcedAt: Date;
  /** The earliest time of the switch. */
  activeFrom: Date;
  summary: SwitchSummary | null;
}

/** The switch that is scheduled; null if none is. */
export async function readScheduled(sql: Sql): Promise<ScheduledSwitch | null> {
  const { rows } = await sql.query<Omit<ScheduledSwitch, "model"> & { version: string }>({
    name: "read-scheduled-model",
    text: `select id, version, announced_at as "announcedAt", active_from as "activeFrom", summary from model_switch
      where activated_at is null order by id limit 1`,
  });
  if (!rows[0]) return null;
  const { version, ...scheduled } = rows[0];
  return { ...scheduled, model: requireModel(version) };
}

/** Every switch of this installation, oldest first. */
export async function listSwitches(sql: Sql): Promise<RecordedSwitch[]> {
  const { rows } = await sql.query<
    Record<"announced_at" | "active_from", Date> &
      Record<"activated_at" | "rescored_at", Date | null> & { version: string }
  >("select version, announced_at, active_from, activated_at, rescored_at from model_switch order by id");
  return rows.map((row) => ({
    version: row.version,
    announcedAt: row.announced_at.toISOString(),
    activeFrom: row.active_from.toISOString(),
    activatedAt: row.activated_at?.toISOString() ?? null,
    rescoredAt: row.rescored_at?.toISOString() ?? null,
  }));
}

/** Locks the table of switches for writing, to the end of the transaction. Readers continue. */
export async function lockSwitches(sql: Sql): Promise<void> {
  await sql.query("lock table model_switch in share row exclusive mode");
}

/** Records the active model of an installation that has recorded none, so that a newer program does not change it. */
export async function recordActiveModel(sql: Sql, now: Date): Promise<void> {
  await lockSwitches(sql);
  const { rows } = await sql.query("select from model_switch where activated_at is not null limit 1");
  if (rows.length > 0) return;
  const { spec } = await readActiveModel(sql);
  await sql.query(
    "insert into model_switch (version, announced_at, active_from, activated_at) values ($1, $2, $2, $2)",
    [spec.version, now],
  );
}
