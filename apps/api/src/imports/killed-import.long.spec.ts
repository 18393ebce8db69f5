import { eq, sql } from 'drizzle-orm';
import { rawStartups } from '../platform/db/schema/raw-startups.table';
import { testApp } from '../testing/test-app';
import { until } from '../testing/writer-process';
import { advanceImport } from './import-worker';
import { importer } from './imports.fixture';
import { imports } from '../platform/db/schema/imports.table';
import { importLines } from '../platform/db/schema/import-lines.table';

const ROWS = 3_000;

let server: Awaited<ReturnType<typeof testApp>>;
let person: ReturnType<typeof importer>;
beforeAll(async () => {
  server = await testApp();
  person = importer(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(imports);
  await server.db.delete(rawStartups);
});

const list = `ID,company_name\n${Array.from({ length: ROWS }, (_, index) => `${index},Company ${index}\n`).join('')}`;

/** Terminates every connection that processes imports, like a crash of the server, and lets the lease expire. */
async function endServer(): Promise<void> {
  await server.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`);
  await server.db.update(imports).set({ lease_until: sql`now() - interval '1 minute'` });
}

test.each(['reading', 'checking', 'committing'] as const)(
  'an import whose server stops while %s loses nothing: another server continues, and nothing is written twice',
  async (state) => {
    const bytes = new TextEncoder().encode(list);
    const { id } = await person.open('list.csv', bytes.length);
    await person.send(id, bytes);
    if (state === 'committing') {
      await person.work();
      await person.post(id, 'commit');
    }
    let isOver = false;
    const first = advanceUntil(state)
      .catch(() => undefined)
      .finally(() => (isOver = true));
    await until(`the import is ${state}`, async () => {
      const [row] = await server.db
        .select()
        .from(imports)
        .where(eq(imports.id, Number(id)));
      const isHalf =
        row?.state === state && row.lease_owner !== null && (row.done > 0 || state === 'committing');
      return isHalf || isOver; // a fast machine may finish between two polls
    });
    await endServer();
    await first;
    await server.db
      .update(imports)
      .set({ lease_until: sql`now() - interval '1 minute'`, due_at: sql`now()` });
    await person.work();
    if (state !== 'committing') await person.commit(id);
    expect(await person.read(id)).toMatchObject({
      state: 'committed',
      rows: ROWS,
      counts: { create: ROWS, failed: 0 },
    });
    expect(await server.db.$count(rawStartups)).toBe(ROWS);
    expect(await server.db.$count(importLines)).toBe(ROWS);
  },
  60_000,
);

async function advanceUntil(state: string): Promise<void> {
  for (;;) {
    const [row] = await server.db.select({ state: imports.state }).from(imports);
    if (!(await advanceImport({ ...server.deps, owner: 'the first' })) || row?.state === state) return;
  }
}
