/** Named points of a booking in a real server: triggers of the run's database stop it there, or tell that it has passed. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Database } from '#server/platform/db/connection';

/** Which kind of trip comes by which points, in order. */
export const POINTS = {
  plain: [
    'attempt',
    'gateway authorised',
    'move to authorised',
    'move to booking',
    'supplier ticketed',
    'move to booked',
    'gateway captured',
    'move to done',
  ],
  declined: ['gateway declined', 'move to failed'],
  asked: ['gateway challenge', 'move to challenge'],
  change: [
    'move to exchange_started',
    'move to exchange_authorised',
    'move to exchange_changing',
    'supplier exchanged',
    'move to exchange_changed',
    'move to exchange_done',
  ],
  'change declined': ['move to exchange_failed'],
  'change asked': ['move to exchange_challenge'],
  cancel: ['cancellation asked', 'supplier cancelled', 'cancellation released', 'gateway refunded', 'cancellation done'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type PointsOf = keyof typeof POINTS;

const LOCK = 815;
const INSTALL = `
  create table faults_armed (point text not null, stops boolean not null);
  create function faults_reach() returns trigger language plpgsql as $$
  declare
    row jsonb := to_jsonb(NEW);
    here text := case TG_TABLE_NAME
      when 'attempts' then 'attempt'
      when 'booking_events' then 'move to ' || (row->>'to_state')
      when 'sandbox_ledger' then 'gateway ' || (row->>'movement')
      when 'sandbox_orders' then 'supplier ' || case when row->'exchanges' <> '[]' then 'exchanged' else row->>'status' end
      else 'cancellation ' || (row->>'state') end;
    armed faults_armed;
  begin
    select * into armed from faults_armed where point = here;
    if found then
      if armed.stops then perform pg_advisory_xact_lock(${String(LOCK)}); else perform pg_notify('faults', here); end if;
    end if;
    return NEW;
  end $$;
  create trigger faults_reach after insert on attempts for each row execute function faults_reach();
  create trigger faults_reach after insert on booking_events for each row execute function faults_reach();
  create trigger faults_reach after insert on sandbox_ledger for each row execute function faults_reach();
  create trigger faults_reach after insert or update on sandbox_orders for each row execute function faults_reach();
  create trigger faults_reach after insert or update of state on cancellations for each row execute function faults_reach();
`;
const LOOK_EVERY_MS = 10;

export interface PointWatch {
  /**
   * Resolves when a server comes to a point; `inside`: within the change, which is undone when `kill` has ended the server; otherwise right
   * after it. Null where `isOver` comes true first.
   */
  at(point: string, inside: boolean, kill: () => Promise<unknown>, isOver: () => boolean): Promise<boolean>;
  close(): Promise<void>;
}

export async function watchPoints(target: Database['target']): Promise<PointWatch> {
  const client = new Client(target);
  let passed = false;
  client.on('notification', () => {
    passed = true;
  });
  await client.connect();
  await client.query(INSTALL);
  await client.query('listen faults');
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  const stopped = async (): Promise<readonly number[]> => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and objid = $1 and not granted`,
      [LOCK],
    );
    return rows.map(({ pid }) => pid);
  };
  return {
    async at(point, inside, kill, isOver) {
      passed = false;
      await client.query('insert into faults_armed values ($1, $2)', [point, inside]);
      try {
        for (;;) {
          const pids = await stopped();
          if (passed || pids.length > 0) {
            await kill();
            for (const pid of pids) await client.query('select pg_terminate_backend($1)', [pid]);
            return true;
          }
          if (isOver()) return false;
          await sleep(LOOK_EVERY_MS);
        }
      } finally {
        await client.query('delete from faults_armed');
      }
    },
    close: () => client.end(),
  };
}
