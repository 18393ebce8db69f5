import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { buildApp } from '../../app';
import { decisionsOf } from '../../insights/dossiers/decisions-of';
import type { FunnelBody } from '../../insights/dashboard/figures.schemas';
import { readStartupHistory } from '../../insights/history/startup-history';
import { readTimeline } from '../../insights/timeline/read-timeline';
import { digestOf } from '../../identity/sign-in/passwords/password-hash';
import { openKeys } from '../../platform/keys/open-keys';
import { FLAG_OF_KIND } from '../../screening/decisions/decision-kinds';
import { ALL_ROWS } from '../../screening/list/snapshot/list-row';
import { TEST_SETTINGS } from '../../testing/test-app';
import { bareDatabase } from '../../testing/test-database';
import { testReader } from '../../testing/test-reader';
import { releasedVersions, upgradeFrom } from './released-versions.fixture';

/** All released versions made their decisions in the twelve months before this time. */
const NOW = Date.parse('2026-12-01T10:00:00Z');
const STAGES = ['rejected', 'investment', 'contract', 'contacted'] as const;

/** Flag that a person set or removed, according to the audit trail. */
type FlagEvent = { startup: number; kind: string; isSet: boolean; at: string };
type Event = { startup: number; at: string; before: Record<string, number>; after: Record<string, number> };

/** Reads the flags that people changed from the audit trail, oldest first. */
async function flagEvents(db: Db): Promise<FlagEvent[]> {
  const { rows } = await db.execute<Event>(sql`
    select target_id::int as startup, at, before, after from audit_events
    where target_type = 'startup' and action in ('startup_flags_set', 'decision_made', 'decision_undone') order by id`);
  return rows.flatMap(({ startup, at, before, after }) =>
    Object.entries(FLAG_OF_KIND).flatMap(([kind, flag]) =>
      after[flag] === undefined || after[flag] === before[flag]
        ? []
        : [{ startup, kind, isSet: after[flag] === 1, at: new Date(at).toISOString() }],
    ),
  );
}

const textOf = ({ kind, isSet, at }: Omit<FlagEvent, 'startup'>) => `${at} ${kind} ${isSet}`;
/** Removes fractions of minutes, because 0.3.0 stored an event and its decision with different times. */
const toMinute = (text: string) => text.replace(/:\d\d\.\d{3}Z/, '');

test.each(releasedVersions().map((version) => [version.version, version] as const))(
  'after an upgrade from %s, lists, funnel, documents and histories show the decisions of the audit trail',
  async (_name, version) => {
    const database = await bareDatabase();
    const dataDir = mkdtempSync(join(tmpdir(), 'vaglio-version-'));
    try {
      await upgradeFrom(version, { database, dataDir });
      const { db } = database;
      const events = await flagEvents(db);
      const ids = [...new Set(events.map(({ startup }) => startup))];
      expect(ids.length).toBeGreaterThan(5);
      const { rows } = await db.execute<Record<string, number | null>>(ALL_ROWS);
      const documents = await db.transaction((tx) => decisionsOf(tx, ids));
      for (const id of ids) {
        const own = events.filter(({ startup }) => startup === id);
        const expected = own.map(textOf).map(toMinute).sort();
        const flags = (documents.get(id) ?? []).filter(({ decision }) => decision !== 'later');
        const shown = flags.map(({ decision, is_set, at }) => textOf({ kind: decision, isSet: is_set, at }));
        expect(shown.map(toMinute).sort()).toEqual(expected);

        const { items } = await readTimeline(db, String(id), { kind: 'decision' });
        const made = items.flatMap(({ decision }) =>
          decision && decision.kind !== 'later' ? [decision] : [],
        );
        const listed = made.map(({ kind, to, made_at }) => textOf({ kind, isSet: to === 1, at: made_at }));
        expect(listed.map(toMinute).sort()).toEqual(expected);

        const history = await readStartupHistory(db, String(id));
        const times = history.items.filter(({ kind }) => kind === 'flags').map(({ at }) => at);
        expect(times).toEqual(expect.arrayContaining(own.map(({ at }) => at)));

        const row = rows.find((each) => each['id'] === id);
        const stage = STAGES.find((kind) => row?.[FLAG_OF_KIND[kind]] === 1);
        const last = own.findLast(({ kind, isSet }) => kind === stage && isSet);
        if (last && !row?.['later_until'])
          expect(toMinute(new Date(Number(row?.['stage_since'])).toISOString())).toBe(toMinute(last.at));
      }

      const keys = await openKeys(db, { dataDir, environmentKeys: {} });
      const app = await buildApp({ db, keys, settings: TEST_SETTINGS, now: () => NOW, reader: testReader() });
      const email = 'admin@vaglio.local';
      const signIn = await app.inject({
        method: 'POST',
        url: '/auth/login',
        payload: { email, password: digestOf(version.password), deviceId: 'a-device-of-ours' },
      });
      const headers = { authorization: `Bearer ${signIn.json<{ token: string }>().token}` };
      const { stages } = (await app.inject({ url: '/auth/stats/funnel', headers })).json<FunnelBody>();
      const reached = (stage: string) =>
        new Set(events.filter(({ kind, isSet }) => kind === stage && isSet).map(({ startup }) => startup))
          .size;
      expect(stages.slice(1).map(({ stage, count }) => [stage, count])).toEqual(
        ['contacted', 'contract', 'investment'].map((stage) => [stage, reached(stage)]),
      );
      await app.close();
    } finally {
      await database.close();
      rmSync(dataDir, { recursive: true });
    }
  },
);
