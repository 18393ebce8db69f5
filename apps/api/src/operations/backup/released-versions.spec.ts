import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { THE_SERVER } from '../../audit/audit-event';
import { verifyChain } from '../../audit/verify-chain';
import { buildApp } from '../../app';
import { digestOf } from '../../identity/sign-in/passwords/password-hash';
import { runAudit } from '../../startups/curation/run-audit';
import { withoutLimits } from '../../platform/db/without-limits';
import { testReader } from '../../testing/test-reader';
import { openKeys } from '../../platform/keys/open-keys';
import { TEST_SETTINGS } from '../../testing/test-app';
import { bareDatabase, testDatabase } from '../../testing/test-database';
import { NOT_KEPT } from './database-shape';
import { releasedVersions, statementsOf, upgradeFrom } from './released-versions.fixture';
import { readProof } from './proof';

const VERSIONS = releasedVersions();
const LAST = VERSIONS.at(-1);

test.each(VERSIONS.map((version) => [version.version, version] as const))(
  'an installation of %s is upgraded to this version with unchanged scores, audit trail and people',
  async (_name, version) => {
    const database = await bareDatabase();
    const dataDir = mkdtempSync(join(tmpdir(), 'vaglio-version-'));
    try {
      await upgradeFrom(version, { database, dataDir });
      const keys = await openKeys(database.db, { dataDir, environmentKeys: {} });
      const proof = await withoutLimits(database.pool, readProof);
      expect(proof).toMatchObject({ startups: version.startups, score_sum: version.score_sum });
      const chain = await verifyChain(database.db);
      expect(chain).toMatchObject({ checked: version.audit_events, broken: null });
      if (version.audit_seal !== '') expect(chain.lastHash).toBe(version.audit_seal);
      const counts: Record<string, number> = {};
      const kept = Object.entries(version.tables).filter(([table]) => !NOT_KEPT.includes(table));
      for (const [table] of kept) {
        const { rows } = await database.pool.query(`select count(*)::int as rows from "${table}"`);
        counts[table] = rows[0].rows;
      }
      expect(counts).toEqual(Object.fromEntries(kept.map(([table, { rows }]) => [table, rows])));
      const audit = await runAudit(database.db, THE_SERVER, Date.now());
      expect([audit.rescored, audit.findings]).toEqual([0, []]);

      const deps = { db: database.db, keys, settings: TEST_SETTINGS, now: Date.now, reader: testReader() };
      const app = await buildApp(deps);
      const signIn = await app.inject({
        method: 'POST',
        url: '/auth/login',
        payload: {
          email: 'admin@vaglio.local',
          password: digestOf(version.password),
          deviceId: 'a-device-of-ours',
        },
      });
      const { token } = signIn.json<{ token: string }>();
      const list = await app.inject({
        url: '/auth/investments',
        headers: { authorization: `Bearer ${token}` },
      });
      expect([signIn.statusCode, list.statusCode]).toEqual([200, 200]);
      expect(list.json<{ total: number }>().total).toBeGreaterThan(0);
      await app.close();
    } finally {
      await database.close();
      rmSync(dataDir, { recursive: true });
    }
  },
);

test('a server of the last release can write to the new schema during an upgrade', async () => {
  const statements = LAST ? statementsOf(LAST) : [];
  expect(statements.length).toBeGreaterThan(100);
  const database = await testDatabase();
  const client = await database.pool.connect();
  const refused: string[] = [];
  try {
    for (const statement of statements)
      await client.query(`prepare older as ${statement}`).then(
        () => client.query('deallocate older'),
        (error: Error) => refused.push(`${error.message}: ${statement}`),
      );
  } finally {
    client.release();
    await database.close();
  }
  expect(refused).toEqual([]);
});

test('a new column gets a default value when the last release writes a row', async () => {
  const database = await testDatabase();
  try {
    const { rows } = await database.pool.query<{ table: string; column: string }>(`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and is_nullable = 'NO' and column_default is null
        and is_identity = 'NO' and is_generated = 'NEVER'`);
    const unknown = rows.filter(({ table, column }) => {
      const columns = LAST?.tables[table]?.columns;
      return columns && !columns.includes(column);
    });
    expect(unknown).toEqual([]);
  } finally {
    await database.close();
  }
});
