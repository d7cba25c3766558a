import type { Pool } from "pg";

/** Keep what is written to the outbox, which workers empty, in the table `kept_event`, in the same order. */
export async function keepEvents(pool: Pool): Promise<void> {
  await pool.query(`
    create table kept_event (id bigint, event text, data jsonb);
    create function keep_event() returns trigger language plpgsql as $$
      begin insert into kept_event values (new.id, new.event, new.data); return new; end $$;
    create trigger keep_event after insert on outbox for each row execute function keep_event();`);
}
