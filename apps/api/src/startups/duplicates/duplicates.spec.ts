import { createHash } from 'node:crypto';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { compareChanged } from './compare-startups';
import { duplicatesApp } from './duplicates.fixture';
import { startupsToCompare } from '../../platform/db/schema/duplicates.table';

let server: Awaited<ReturnType<typeof duplicatesApp>>;
beforeAll(async () => {
  server = await duplicatesApp();
});
afterAll(() => server.close());
beforeEach(() => server.forget());

const names = async (query = '') =>
  (await server.pairs(query)).items.map(
    ({ first, second }) => `${first.company_name} / ${second.company_name}`,
  );

test('two names of one company are shown as a pair after curation, with the reasons as text', async () => {
  await server.weigh('eurostars', 4.5);
  await server.curateRows(
    { ID: 1, company_name: 'Lémantis Therapeutics SA', canton: 'VD', website: 'https://lemantis.example' },
    { ID: 2, company_name: 'Lemantis Sàrl', canton: 'VD', awards: ['eurostars'] },
    { ID: 3, company_name: 'Omega Bikes' },
  );
  const { items, total, counts, comparing, page, pageSize } = await server.pairs();
  expect(items).toMatchObject([
    {
      certainty: 0.84,
      because: 'Name 0.94, same canton',
      first: { company_name: 'Lemantis Sàrl', score: 4.5 },
      second: { company_name: 'Lémantis Therapeutics SA', score: 0 },
      is_later: false,
    },
  ]);
  expect({ total, counts, comparing, page, pageSize }).toEqual({
    total: 1,
    counts: { all: 1, website: 0, founder: 0, name: 1 },
    comparing: 0,
    page: 1,
    pageSize: 50,
  });
  expect((await server.call('GET', '/duplicates/count')).body).toEqual({ open: 1 });
});

test('a row with the website of another startup makes the two startups a pair', async () => {
  await server.curateRows(
    { ID: 1, company_name: 'Alpha', website: 'https://alpha.example' },
    { ID: 2, company_name: 'Omega Bikes' },
  );
  expect(await names()).toEqual([]);
  await server.curateRows({ ID: 2, company_name: 'Omega Bikes', website: 'http://www.alpha.example/en' });
  expect((await server.pairs('?only=website')).items).toMatchObject([{ because: 'Same website' }]);
});

test('two names with the same company number in the register are shown as a pair', async () => {
  await server.importRow({ ID: 1, company_name: 'Alpha' });
  await server.importRow({ ID: 2, company_name: 'Omega Bikes' });
  const entry = {
    field: 'social_reason',
    value: 'Alpha AG',
    quotes: [],
    register: 'Zefix, CHE-105.909.036, Zug',
  };
  await server.db.update(rawStartups).set({ evidence: [entry] });
  await server.curate();
  expect((await server.pairs()).items).toMatchObject([
    {
      certainty: 0.98,
      because: 'Same company number',
      reasons: [{ kind: 'uid', detail: 'CHE-105.909.036' }],
    },
  ]);
});

test('pairs are sorted by certainty, with postponed pairs last', async () => {
  await server.curateRows(
    { ID: 1, company_name: 'Zellkern Biotech', first_name: 'Anna', last_name: 'Keller' },
    { ID: 2, company_name: 'Zelkern', first_name: 'Anna', last_name: 'Keller' },
    { ID: 3, company_name: 'Hörklar AG', canton: 'ZH' },
    { ID: 4, company_name: 'Hoerklar Akustik GmbH', canton: 'ZH' },
  );
  expect(await names()).toEqual(['Hörklar AG / Hoerklar Akustik GmbH', 'Zellkern Biotech / Zelkern']);
  expect(await names('?only=founder')).toEqual(['Zellkern Biotech / Zelkern']);
  expect(await names('?only=name')).toEqual(['Hörklar AG / Hoerklar Akustik GmbH']);
  expect(await names('?page=2&pageSize=1')).toEqual(['Zellkern Biotech / Zelkern']);
  const [surest] = (await server.pairs()).items;
  const later = await server.call('POST', `/duplicates/${surest?.id}/later`);
  expect([later.status, later.body.is_later]).toEqual([200, true]);
  expect(await names()).toEqual(['Zellkern Biotech / Zelkern', 'Hörklar AG / Hoerklar Akustik GmbH']);
  await server.call('POST', `/duplicates/${surest?.id}/later`, { payload: { is_later: false } });
  expect(await names()).toEqual(['Hörklar AG / Hoerklar Akustik GmbH', 'Zellkern Biotech / Zelkern']);
});

test('a pair marked as distinct is not shown again until a name or website changes', async () => {
  const ids = await server.curateRows(
    { ID: 1, company_name: 'Hörklar AG', email: 'a@hoerklar.example' },
    { ID: 2, company_name: 'Hoerklar Akustik GmbH' },
  );
  const [pair] = (await server.pairs()).items;
  const kept = await server.call('POST', `/duplicates/${pair?.id}/dismiss`, { actor: 'user+w' });
  expect([kept.status, kept.body.decided_by]).toEqual([200, 'user+w']);
  const open = async () => {
    const { total, kept_apart } = await server.pairs();
    return { total, kept_apart };
  };
  expect(await open()).toEqual({ total: 0, kept_apart: 1 });
  const id = ids.get('Hörklar AG');
  await server.call('PATCH', `/investments/${id}/text`, { payload: { email: 'b@hoerklar.example' } });
  await server.curateRows({ ID: 2, company_name: 'Hoerklar Akustik GmbH', canton: 'ZH' });
  expect(await open()).toEqual({ total: 0, kept_apart: 1 });
  await server.call('PATCH', `/investments/${id}/text`, { payload: { website: 'https://hoerklar.example' } });
  expect(await open()).toEqual({ total: 1, kept_apart: 0 });
});

test('marking a pair as distinct can be undone once', async () => {
  await server.curateRows({ ID: 1, company_name: 'Hörklar AG' }, { ID: 2, company_name: 'Hoerklar Akustik' });
  const [pair] = (await server.pairs()).items;
  const { body: kept } = await server.call('POST', `/duplicates/${pair?.id}/dismiss`);
  expect((await server.call('GET', '/duplicates/kept-apart')).body).toMatchObject({
    items: [{ id: kept.id, first_name: 'Hörklar AG', second_name: 'Hoerklar Akustik' }],
    total: 1,
  });
  expect((await server.call('POST', `/duplicates/kept-apart/${kept.id}/undo`)).status).toBe(200);
  expect((await server.call('POST', `/duplicates/kept-apart/${kept.id}/undo`)).status).toBe(409);
  expect((await server.pairs()).total).toBe(1);
  const events = await server.db.select({ action: auditEvents.action }).from(auditEvents);
  expect(events.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['duplicate_dismissed', 'duplicate_reconsidered']),
  );
});

test('two startups that a person reports as one company remain a pair', async () => {
  const ids = await server.curateRows(
    { ID: 1, company_name: 'Alpha' },
    { ID: 2, company_name: 'Omega Bikes' },
  );
  const startup_ids = [...ids.values()];
  const named = await server.call('POST', '/duplicates', { payload: { startup_ids } });
  expect([named.status, named.body.certainty, named.body.because]).toEqual([200, 0, '']);
  await server.curateRows({ ID: 1, company_name: 'Alpha', canton: 'ZH' });
  expect(await names()).toEqual(['Alpha / Omega Bikes']);
  expect((await server.call('GET', `/duplicates/${named.body.id}`)).body).toMatchObject({
    first: { company_name: 'Alpha', version: 2 },
  });
  const same = await server.call('POST', '/duplicates', {
    payload: { startup_ids: [startup_ids[0], startup_ids[0]] },
  });
  expect([same.status, same.body.error]).toEqual([400, 'A pair is two startups.']);
  const gone = await server.call('POST', '/duplicates', {
    payload: { startup_ids: [startup_ids[0], '999'] },
  });
  expect(gone.status).toBe(404);
});

test('a deleted startup is in no pair until it is restored', async () => {
  const ids = await server.curateRows(
    { ID: 1, company_name: 'Hörklar AG' },
    { ID: 2, company_name: 'Hoerklar Akustik' },
  );
  expect(await names()).toHaveLength(1);
  await server.call('DELETE', `/startups/curated/${ids.get('Hörklar AG')}`);
  expect(await names()).toEqual([]);
  const { body } = await server.call('GET', '/startups/deleted');
  await server.call('POST', `/startups/deleted/${body.items[0].id}/restore`);
  expect(await names()).toHaveLength(1);
});

test('a change that is stored during a comparison of startups is compared next', async () => {
  await server.curateRows({ ID: 1, company_name: 'Hörklar AG' }, { ID: 2, company_name: 'Omega Bikes' });
  expect(await names()).toEqual([]);
  const client = await server.pool.connect();
  await client.query('begin');
  await client.query(
    `update startups set company_name = 'Hoerklar', name_key = 'hoerklar' where external_id = '2'`,
  );
  await client.query(`insert into startups_to_compare (startup_id) values (2)`);
  await server.call('GET', '/duplicates');
  await client.query('commit');
  client.release();
  expect(await compareChanged(server.db, 100)).toBe(1);
  expect(await names()).toEqual(['Hörklar AG / Hoerklar']);
  expect(await server.db.$count(startupsToCompare)).toBe(0);
});

test('a value shared by many startups creates no pairs', async () => {
  const lookAlikes = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ID: index,
      company_name: nameOf(index),
      first_name: 'Anna',
      last_name: 'Keller',
      founding_year: 2020,
      canton: 'ZH',
      sector: 'ICT',
    }));
  await server.curateRows(...lookAlikes(3));
  expect((await server.pairs()).items.map(({ because }) => because)).toEqual(
    Array(3).fill('Same founder, both founded 2020, same canton, same sector'),
  );
  await server.forget();
  await server.curateRows(...lookAlikes(60));
  expect(await compareChanged(server.db, 500)).toBeGreaterThanOrEqual(60);
  expect((await server.pairs()).total).toBe(0);
});

/** Returns names that are not similar to each other. */
const nameOf = (index: number) =>
  createHash('md5')
    .update(String(index))
    .digest('hex')
    .replace(/\d/g, (digit) => String.fromCharCode(103 + Number(digit)));
