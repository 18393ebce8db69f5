import { LOOK_ALIKE, mergesApp } from './merges.fixture';

let server: Awaited<ReturnType<typeof mergesApp>>;
beforeAll(async () => {
  server = await mergesApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.forget();
  await server.weigh('eurostars', 4.5);
  await server.weigh('fif grant', 2);
});

test('a preview shows the result of a merge field by field and stores nothing', async () => {
  const { pair, a, b } = await server.lookAlikes();
  await server.patch(b, 'text', { founding_year: 2019 });
  const before = await server.stored();
  const preview = await server.preview(pair);
  expect(await server.stored()).toEqual(before);
  expect(preview).toMatchObject({
    survivor: 'first',
    first: { id: a, company_name: 'Lémantis Therapeutics SA', score: 4.5, rank: 1, articles: 0 },
    second: { id: b, score: 2, rank: 2 },
    result: { id: a, company_name: 'Lemantis Sàrl', score: 6.5, rank: 1 },
    score_before: 4.5,
    score_changes: [
      { award: 'fif grant', change: 2, from: 'second', superseded_by: null },
      { award: 'Local prize', change: 0, from: 'second', superseded_by: null },
    ],
    needs_decision: false,
    flags: [],
    losses: [],
  });
  expect(preview.fields.find(({ field }) => field === 'founding_year')).toMatchObject({
    first: { value: 2020, by: 'import' },
    second: { value: 2019, by: 'person', person: 'admin' },
    result: { value: 2019 },
    chosen: 'second',
    is_equal: false,
  });
  expect(preview.fields.find(({ field }) => field === 'canton')).toMatchObject({
    is_equal: true,
    chosen: null,
  });
  expect(preview.lists).toMatchObject([
    { list: 'founders', first: ['Aurélie Blanc'], second: ['Yann Perret'], chosen: 'both' },
    { list: 'awards', first: ['eurostars'], result: ['eurostars', 'fif grant', 'Local prize'] },
  ]);
});

test('a merge preview names the person who set a value', async () => {
  const { pair, a, b } = await server.lookAlikes();
  await server.call('PATCH', `/investments/${b}/text`, {
    payload: { founding_year: 2019 },
    actor: 'super+w',
  });
  const sum = { kind: 'round', amount: 6.4e6, currency: 'CHF', stage: 'Series A' };
  await server.call('POST', `/startups/${a}/money`, { payload: sum });
  const { userId } = server.person('super+w');
  expect((await server.call('DELETE', `/admin/users/${userId}`)).status).toBe(204);
  const { fields, lists } = await server.preview(pair);
  expect(fields.find(({ field }) => field === 'founding_year')?.second).toMatchObject({ person: 'super+w' });
  expect(lists).toContainEqual(
    expect.objectContaining({ list: 'money', first: ['Series A CHF 6’400’000.00'] }),
  );
});

test('a merge creates one startup with the values of both, exactly as in the preview', async () => {
  const { pair, a, b } = await server.lookAlikes();
  const preview = await server.preview(pair);
  const merge = await server.merge(pair);
  expect(merge).toMatchObject({
    survivor_id: a,
    merged_id: b,
    merged_name: 'Lemantis Sàrl',
    score_before: 4.5,
    score_after: 6.5,
    merged_by: 'admin',
    undone_at: null,
  });
  const [one, ...others] = await server.curated();
  expect(others).toEqual([]);
  expect(one).toMatchObject({
    id: a,
    company_name: preview.result.company_name,
    website: 'https://lemantis.example',
    score: 6.5,
    founders: [
      { first_name: 'Aurélie', last_name: 'Blanc' },
      { first_name: 'Yann', last_name: 'Perret' },
    ],
  });
  expect((await server.raw()).map(({ startup_id }) => startup_id)).toEqual([a, a]);
  expect((await server.pairs()).total).toBe(0);
  expect((await server.call('GET', '/merges?q=lemantis')).body).toMatchObject({ total: 1, items: [merge] });
  expect((await server.call('GET', '/merges?q=other')).body).toMatchObject({ total: 0, items: [] });
  expect((await server.call('POST', '/startups/curate/audit')).body.findings).toEqual([]);
});

test('values that a person selects in a merge belong to the person', async () => {
  const { pair, a } = await server.lookAlikes();
  const choices = {
    fields: { company_name: 'first', email: 'first' },
    lists: { founders: 'first', awards: 'first' },
  } as const;
  const preview = await server.preview(pair, choices);
  expect(preview.result).toMatchObject({ company_name: 'Lémantis Therapeutics SA', score: 4.5 });
  await server.merge(pair, choices);
  await server.importRow({ ...LOOK_ALIKE, email: 'new@lemantis.example' });
  await server.curate();
  const startups = await server.curated();
  expect(startups).toMatchObject([
    { id: a, company_name: 'Lémantis Therapeutics SA', email: 'blanc@lemantis.example', score: 4.5 },
  ]);
  expect(startups[0]?.founders).toEqual([{ first_name: 'Aurélie', last_name: 'Blanc' }]);
});

test('in a merge a set flag takes precedence over an unset flag, except between Rejected and Investment', async () => {
  const { pair, a, b } = await server.lookAlikes();
  await server.patch(a, 'flags', { contact: 1, investment: 1 });
  await server.patch(b, 'flags', { rejected: 1 });
  expect(await server.preview(pair)).toMatchObject({ needs_decision: true });
  const refused = await server.call('POST', `/duplicates/${pair}/merge`);
  expect([refused.status, refused.body.error]).toEqual([
    409,
    'One of them is rejected, the other an investment. Choose which decision the merged startup has.',
  ]);
  expect((await server.preview(pair, { decision: 'rejected' })).losses).toEqual(['Investment']);
  await server.merge(pair, { decision: 'rejected' });
  expect(await server.curated()).toMatchObject([{ email_sent: 1, rejected: 1, investment: 0 }]);
});

test('undoing a merge restores both startups exactly', async () => {
  const { pair, a, b } = await server.lookAlikes();
  await server.patch(b, 'text', { founding_year: 2019, number: '1' });
  await server.patch(a, 'flags', { contact: 1 });
  const before = await server.stored();
  const { id } = await server.merge(pair, { fields: { email: 'first' }, lists: { awards: 'second' } });
  const undone = await server.undo(id);
  expect([undone.status, undone.body.undone_by]).toEqual([200, 'admin']);
  expect(await server.stored()).toEqual(before);
  expect((await server.undo(id)).body.error).toBe('This merge was undone already.');
  expect((await server.call('GET', '/merges')).body.total).toBe(0);
  expect((await server.pairs()).total).toBe(1);
});

test('undoing a merge lists the later changes, and the surviving startup keeps them after confirmation', async () => {
  const { pair, a, b } = await server.lookAlikes();
  const { id } = await server.merge(pair);
  await server.patch(a, 'text', { number: '044' });
  await server.importRow({ ID: 3, company_name: 'Lémantis Therapeutics', country: 'Switzerland' });
  await server.importRow({ ...LOOK_ALIKE, email: 'later@lemantis.example' });
  await server.curate();
  const refused = await server.undo(id);
  expect([refused.status, refused.body.changes.map(({ what }: { what: string }) => what)]).toEqual([
    409,
    ['Edited a startup', 'Curated Lemantis Sàrl of an import', 'Curated Lémantis Therapeutics of an import'],
  ]);
  expect((await server.undo(id, true)).status).toBe(200);
  expect(await server.curated()).toMatchObject([
    { id: b, company_name: 'Lemantis Sàrl', email: 'later@lemantis.example', number: null, score: 2 },
    { id: a, email: 'blanc@lemantis.example', number: '044', country: 'Switzerland', score: 4.5 },
  ]);
  expect((await server.call('POST', '/startups/curate/audit')).body).toMatchObject({
    rescored: 0,
    findings: [],
  });
});

test('undoing a merge is refused if one startup was merged again or deleted in the meantime', async () => {
  const { pair, a, b } = await server.lookAlikes();
  const first = await server.merge(pair);
  const ids = await server.curateRows({
    ID: 9,
    company_name: 'Omega Bikes',
    awards: ['eurostars', 'fif grant'],
  });
  const second = await server.merge(await server.name(a, ids.get('Omega Bikes')), { survivor: 'second' });
  expect(second).toMatchObject({ survivor_id: ids.get('Omega Bikes'), merged_id: a });
  expect((await server.undo(first.id)).body.error).toMatch(/was merged into Omega Bikes since/);
  expect((await server.call('GET', `/merges/into?startup=${b}`)).body).toMatchObject({
    merged_into: { id: ids.get('Omega Bikes'), merged_name: 'Lemantis Sàrl' },
  });
  expect((await server.undo(second.id)).status).toBe(200);
  await server.call('DELETE', `/startups/curated/${a}`);
  expect((await server.undo(first.id)).body.error).toMatch(/was deleted since/);
});

test('undoing a merge is refused if another startup uses the former name of the surviving startup', async () => {
  const { pair, a } = await server.lookAlikes();
  const { id } = await server.merge(pair, { survivor: 'first', fields: { company_name: 'second' } });
  const ids = await server.curateRows({ ID: 9, company_name: 'Zebra' });
  const zebra = ids.get('Zebra') ?? '';
  const rename = (value: string) =>
    server.call('PATCH', `/startups/${zebra}/facts/company_name`, { payload: { value } });
  expect((await rename('Lémantis Therapeutics SA')).status).toBe(200);
  for (const confirm of [false, true]) {
    const refused = await server.undo(id, confirm);
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'Lémantis Therapeutics SA has the name or id of Lémantis Therapeutics SA now. Change or delete it first.',
    ]);
  }
  await rename('Zebra');
  expect((await server.undo(id)).status).toBe(200);
  expect((await server.curated()).find((startup) => startup.id === a)?.company_name).toBe(
    'Lémantis Therapeutics SA',
  );
});

test('a merge of startups that have changed since they were read is refused with the current preview', async () => {
  const { pair, a } = await server.lookAlikes();
  const { first, second } = await server.preview(pair);
  await server.patch(a, 'text', { number: '044' });
  const versions = { first: first.version, second: second.version };
  const stale = await server.call('POST', `/duplicates/${pair}/merge`, { payload: { versions } });
  expect([stale.status, stale.body.current.first.version]).toEqual([412, first.version + 1]);
  expect(await server.curated()).toHaveLength(2);
});
