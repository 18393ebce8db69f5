import { eq, sql } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { startups } from '../../platform/db/schema/startups.table';
import { curationApp } from './curated-startups.fixture';
import type { AuditResultBody } from './curation.schemas';

let server: Awaited<ReturnType<typeof curationApp>>;
beforeAll(async () => {
  server = await curationApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  await server.weigh('x', 2.5);
  for (const company_name of ['A', 'B', 'C'])
    await server.importRow({
      company_name,
      canton: 'ZH',
      sector: 'ICT',
      website: `${company_name}.ch`,
      awards: ['x'],
    });
  await server.curate();
});

const audit = async () => (await server.post('/auth/startups/curate/audit', {})).json<AuditResultBody>();
const idOf = async (name: string) => {
  const [row] = await server.db
    .select({ id: startups.id })
    .from(startups)
    .where(eq(startups.company_name, name));
  return row?.id;
};

test('the audit of a consistent installation has no findings', async () => {
  expect(await audit()).toEqual({ checked: 3, rescored: 0, findings: [] });
});

test('the audit corrects and counts a score that differs from the sum of its awards', async () => {
  await server.db.update(startups).set({ score: 99 }).where(eq(startups.company_name, 'A'));
  await server.db.execute(sql`update startups set award_set = 'wrong' where company_name = 'B'`);
  await server.db.execute(
    sql`insert into startup_awards (startup_id, award_key, award_name) values (${await idOf('C')}, 'y', 'y')`,
  );
  expect(await audit()).toEqual({ checked: 3, rescored: 1, findings: [] });
  expect((await server.curated()).map(({ score }) => score)).toEqual([2.5, 2.5, 2.5]);
});

test.each([
  ['canton', 'A canton is one of the 26 codes or unknown'],
  ['sector', 'A sector is one of the codes or unknown'],
])('the audit finds an invalid %s code', async (field, check) => {
  await server.db
    .update(startups)
    .set({ [field]: 'Atlantis' })
    .where(eq(startups.company_name, 'B'));
  expect(await audit()).toEqual({
    checked: 3,
    rescored: 0,
    findings: [{ check, count: 1, examples: [`B (${await idOf('B')})`] }],
  });
});

test('the audit finds startups without a source, with the first examples', async () => {
  await server.db.execute(sql`delete from raw_startups`);
  const { findings } = await audit();
  expect(findings).toEqual([
    {
      check: 'Every curated startup has a raw row it comes from',
      count: 3,
      examples: [`A (${await idOf('A')})`, `B (${await idOf('B')})`, `C (${await idOf('C')})`],
    },
  ]);
});

test('the audit finds two startups with one website', async () => {
  await server.db.update(startups).set({ website_host: 'a.ch' }).where(eq(startups.company_name, 'C'));
  expect((await audit()).findings).toMatchObject([
    { check: 'No two startups share a website host', count: 2 },
  ]);
});

test.each([
  ['a row of another startup', sql`update raw_startups set external_id = `, sql`startup_id`],
  ['another startup', sql`update startups set external_id = `, sql`id`],
])(
  'the audit finds a startup whose exported id also belongs to another row: %s',
  async (_who, update, holder) => {
    const [a, b] = [await idOf('A'), await idOf('B')];
    await server.db.execute(
      sql`${update} (select uid::text from startups where id = ${a}) where ${holder} = ${b}`,
    );
    const [finding, ...others] = (await audit()).findings;
    expect([finding?.check, others]).toEqual(['An exported id stands for one company', []]);
    expect(finding?.examples).toContain(`A (${a})`);
  },
);

test('the audit finds a prompt without an active version', async () => {
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(
      sql`insert into prompts (name, version, body, temperature, top_p, placeholder, search_key) values ('news', 1, 'b', 0.2, 1, '{}', 'news')`,
    );
  });
  expect((await audit()).findings).toEqual([
    { check: 'Exactly one version of each prompt is active', count: 1, examples: ['news'] },
  ]);
});

test('an audit run is recorded in the audit trail with its result', async () => {
  const result = await audit();
  const events = await server.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, 'startup.audit'))
    .orderBy(auditEvents.id);
  expect(events.at(-1)).toMatchObject({ actor_id: server.person('admin').userId, after: result });
});

test('an audit run needs no request body', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/auth/startups/curate/audit',
    headers: server.asRole('super'),
  });
  expect(answer.statusCode).toBe(200);
});
