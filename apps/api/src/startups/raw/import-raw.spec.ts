import { eq } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { importRow } from './import-row.fixture';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { testApp } from '../../testing/test-app';

let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(() => server.db.delete(rawStartups));

const outcomeOf = async (payload: object) =>
  (await importRow(server, payload)).json<{ id: string; outcome: string }>().outcome;
const storedRows = () => server.db.select().from(rawStartups);
const storedRow = async () => {
  const [row] = await storedRows();
  if (!row) throw new Error('nothing is stored');
  return row;
};

test('an imported amount is stored with its currency, Swiss francs by default', async () => {
  expect(await outcomeOf({ company_name: 'Ours', raised_money: 5 })).toBe('inserted');
  expect(await outcomeOf({ company_name: 'Theirs', raised_money: 5, raised_currency: 'USD' })).toBe(
    'inserted',
  );
  expect((await storedRows()).map(({ raised_currency }) => raised_currency).sort()).toEqual(['CHF', 'USD']);
  expect(await outcomeOf({ company_name: 'Ours', raised_money: 5, raised_currency: 'CHF' })).toBe(
    'unchanged',
  );
  expect((await importRow(server, { company_name: 'Odd', raised_currency: 'dollar' })).statusCode).toBe(400);
});

test('an imported row is normalized: trimmed texts, codes for canton and sector, flags as 0 or 1', async () => {
  const answer = await importRow(server, {
    company_name: '  Älpli AG ',
    first_name: ' ',
    canton: 'Genève',
    sector: 'fintech',
    website: 'aelpli.ch',
    rejected: true,
    candidate: 0,
    raised_money: 12.345,
    article_date: '2024-02-29',
    awards: ['Venture Kick 1', 'venture-kick 1', 'Unheard-of'],
    articles: [{ url: 'https://news.ch/ä', title: ' T ', published_at: '2024-05-10T08:00:00Z', source: '' }],
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { id: expect.stringMatching(/^\d+$/), outcome: 'inserted' },
  ]);
  expect(await storedRow()).toMatchObject({
    company_name: 'Älpli AG',
    first_name: null,
    canton: 'GE',
    sector: 'FinT',
    website: 'https://aelpli.ch',
    rejected: 1,
    candidate: 0,
    raised_money: 12.35,
    article_date: '2024-02-29',
    awards: ['Venture Kick 1', 'Unheard-of'],
    origin: 'import',
    curated_at: null,
    articles: [
      {
        url: 'https://news.ch/%C3%A4',
        link: 'https://news.ch/ä',
        title: 'T',
        published_at: '2024-05-10',
        source: null,
      },
    ],
    created_by: server.person('admin').userId,
  });
});

test('an imported row keeps the received text if canton or sector is unknown', async () => {
  await importRow(server, { company_name: 'Atlantis AG', canton: 'Atlantis', sector: 'Alchemy' });
  expect(await storedRow()).toMatchObject({
    canton: null,
    sector: null,
    received: { canton: 'Atlantis', sector: 'Alchemy' },
  });
});

test('an import accepts pros and risks as aliases of pros_text and cons_text', async () => {
  await importRow(server, { company_name: 'A', pros: 'fast', risks: 'slow' });
  expect(await storedRow()).toMatchObject({ pros_text: 'fast', cons_text: 'slow' });
});

test('an import accepts and ignores read-only fields', async () => {
  const row = {
    company_name: 'A',
    score: 99,
    is_new: 1,
    created_at: 'x',
    updated_at: null,
    last_modified_score: {},
    firstTime_appear_inscore: 1,
    awards_weights: [],
  };
  expect(await outcomeOf(row)).toBe('inserted');
  expect((await storedRow()).received).toEqual({ company_name: 'A' });
});

test('importing the same ID again updates its row and reopens it for curation', async () => {
  await importRow(server, { ID: 7, company_name: 'A', canton: 'ZH' });
  await server.db.update(rawStartups).set({ curated_at: '2026-01-01T00:00:00Z' });
  expect(await outcomeOf({ id: '7', company_name: 'A', canton: 'Zürich' })).toBe('unchanged');
  expect((await storedRow()).curated_at).not.toBeNull();
  expect(await outcomeOf({ ID: '7', company_name: 'A', canton: 'BE' })).toBe('updated');
  expect(await storedRows()).toMatchObject([{ external_id: '7', canton: 'BE', curated_at: null }]);
});

test('importing a row without ID again adds no row if its content is the same', async () => {
  await importRow(server, { ID: '7', company_name: 'A', awards: ['x', 'y'] });
  expect(await outcomeOf({ company_name: 'A', awards: ['Y', 'x'] })).toBe('unchanged');
  expect(await outcomeOf({ company_name: 'A', awards: ['x'] })).toBe('inserted');
  expect(await outcomeOf({ company_name: 'A', awards: ['x'] })).toBe('unchanged');
  expect(await storedRows()).toHaveLength(2);
});

test.each([[{ company_name: 'A' }], [{ ID: 'a-1', company_name: 'A' }]])(
  '20 identical simultaneous imports create one row: %j',
  async (row) => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => importRow(server, row)));
    const outcomes = answers.map((answer) => answer.json<{ outcome: string }>().outcome).sort();
    expect(outcomes).toEqual(['inserted', ...Array<string>(19).fill('unchanged')]);
    expect(await storedRows()).toHaveLength(1);
  },
);

test('20 different simultaneous imports with one ID create one row', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, i) => importRow(server, { ID: 'many', company_name: `A ${i}` })),
  );
  const [row, ...others] = await storedRows();
  expect(others).toEqual([]);
  const events = await server.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.target_id, String(row?.id)));
  expect(events).toHaveLength(20);
});

test('rows imported at the same time are stored with an event each', async () => {
  await importRow(server, { ID: 'known', company_name: 'Known' });
  const known = await storedRow();
  const names = Array.from({ length: 12 }, (_, i) => `Together ${i}`);
  const answers = await Promise.all([
    ...names.map((company_name, i) =>
      importRow(server, { company_name, ...(i % 2 === 0 && { ID: `t-${i}` }) }),
    ),
    importRow(server, { company_name: 'Late', article_date: '2023-02-29' }),
    importRow(server, { ID: known.uid.toUpperCase(), company_name: 'Renamed' }),
  ]);
  const outcomes = answers.map((answer) => answer.json<{ outcome?: string }>().outcome);
  expect(outcomes).toEqual([...names.map(() => 'inserted'), undefined, 'updated']);
  const [first, ...added] = await server.db.select().from(rawStartups).orderBy(rawStartups.id);
  expect(first).toMatchObject({ id: known.id, company_name: 'Renamed' });
  expect(added.map(({ company_name }) => company_name).sort()).toEqual([...names].sort());
  const events = await server.db.select().from(auditEvents);
  const afterOf = new Map(events.map(({ target_id, after }) => [target_id, after]));
  for (const { id, external_id, company_name } of added)
    expect(afterOf.get(String(id))).toEqual({ outcome: 'inserted', external_id, company_name });
});

test('an import is in the audit trail with its person and the replaced values', async () => {
  await importRow(server, { ID: 'e', company_name: 'Before' });
  await importRow(server, { ID: 'e', company_name: 'After' });
  await importRow(server, { ID: 'e', company_name: 'After' });
  const { id } = await storedRow();
  const events = await server.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.target_id, String(id)))
    .orderBy(auditEvents.id);
  expect(events).toMatchObject([
    {
      action: 'startup.import',
      actor_id: server.person('admin').userId,
      before: null,
      after: { outcome: 'inserted', external_id: 'e', company_name: 'Before' },
    },
    {
      action: 'startup.import',
      before: { ID: 'e', company_name: 'Before' },
      after: { outcome: 'updated', company_name: 'After' },
    },
  ]);
});

test.each([
  [{}, 'company_name is missing.'],
  [{ company_name: '   ' }, 'company_name must not be empty.'],
  [{ company_name: 'A', colour: 'red' }, 'There is no field colour.'],
  [{ company_name: 'A', website: 'javascript:alert(1)' }, 'website must be a web address (http or https).'],
  [{ company_name: 'A', url: 'ftp://a.ch/x' }, 'url must be a web address (http or https).'],
  [
    { company_name: 'A', website: 'https://me:secret@a.ch' },
    'website must be a web address (http or https).',
  ],
  [{ company_name: 'A', website: 'n/a' }, 'website must be a web address (http or https).'],
  [
    {
      company_name: 'A',
      articles: [{ url: 'data:text/html,x', title: null, published_at: null, source: null }],
    },
    'url of an article must be a web address (http or https).',
  ],
  [
    {
      company_name: 'A',
      articles: [{ url: 'https://a.ch', title: null, published_at: 'soon', source: null }],
    },
    'published_at of an article must be a day that exists (YYYY-MM-DD).',
  ],
  [{ company_name: 'A', article_date: '2023-02-29' }, 'article_date must be a day that exists (YYYY-MM-DD).'],
  [{ company_name: 'A', raised_money: -1 }, 'raised_money must be from 0 to 1,000,000,000,000,000.'],
  [{ company_name: 'A', founding_year: 1799 }, 'founding_year must be at least 1800.'],
  [{ company_name: 'A', founding_year: '2001' }, 'founding_year must be a whole number or empty.'],
  [{ company_name: 'A', rejected: 2 }, 'rejected must be 0, 1, true or false.'],
  [{ company_name: 'A', awards: 'x' }, 'awards must be a list.'],
  [{ company_name: 'A'.repeat(201) }, 'company_name must be at most 200 characters long.'],
  [{ ID: 'x'.repeat(65), company_name: 'A' }, 'ID must be at most 64 characters long.'],
])('the import of %j is refused with a message', async (payload, message) => {
  const answer = await importRow(server, payload);
  expect([answer.statusCode, answer.json()]).toEqual([400, { error: message }]);
  expect(await storedRows()).toEqual([]);
});

test('an import refuses infinite numbers and half surrogate pairs', async () => {
  const raw = (payload: string) =>
    server.app.inject({
      method: 'POST',
      url: '/auth/startups/import-raw',
      headers: { ...server.asRole('admin'), 'content-type': 'application/json' },
      payload,
    });
  expect((await raw('{"company_name":"A","raised_money":1e999}')).statusCode).toBe(400);
  expect((await raw('{"company_name":"A","ID":1e999}')).statusCode).toBe(400);
  expect((await raw('{"company_name":"half \\ud83d"}')).statusCode).toBe(400);
  expect(await outcomeOf({ company_name: '\uFDFA'.repeat(200), awards: ['\uFDFA'.repeat(200)] })).toBe(
    'inserted',
  );
});
