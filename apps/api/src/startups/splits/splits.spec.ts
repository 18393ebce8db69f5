import { eq } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { ALPHA, BETA, splitsApp } from './splits.fixture';

let server: Awaited<ReturnType<typeof splitsApp>>;
beforeAll(async () => {
  server = await splitsApp();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const names = async () => (await server.curated()).map(({ company_name }) => company_name);

/** Creates two companies that curation merges, and returns the row to split off. */
async function joined() {
  await server.curateInTurn(ALPHA, BETA);
  const [startup] = await server.curated();
  const id = startup?.id ?? '';
  return { id, beta: await server.rowCalled(id, 'Beta AG') };
}

test('a startup lists its rows for a split, each with origin and main values', async () => {
  const { id } = await joined();
  expect(await server.rows(id)).toMatchObject({
    company_name: 'Beta AG',
    score: 6,
    splits: [],
    items: [
      {
        company_name: 'Alpha AG',
        canton: 'ZH',
        founders: ['Ann Berg'],
        awards: ['eurostars'],
        stays_because: null,
      },
      { company_name: 'Beta AG', origin: { by: 'import' }, website: 'https://campus.example', money: [] },
    ],
  });
});

test('rows that are split off form their own startup with names, values, awards and score', async () => {
  const { id, beta } = await joined();
  const order = { groups: [{ rows: [beta] }] };
  const preview = await server.previewSplit(id, order);
  expect(preview).toMatchObject({
    score_before: 6,
    stays: { company_name: 'Alpha AG', score: 4, awards: ['eurostars'], needs_name: false },
    parts: [{ company_name: 'Beta AG', score: 2, rank: 2, awards: ['fif grant', 'Local prize'], rows: 1 }],
  });
  expect(await names()).toEqual(['Beta AG']);
  const split = await server.split(id, order);
  expect(split).toMatchObject({ startup_id: id, score_before: 6, score_after: 4, split_by: 'admin' });
  const [alpha, other] = await server.curated();
  expect(alpha).toMatchObject({ id, company_name: 'Alpha AG', canton: 'ZH', email: null, score: 4 });
  expect(other).toMatchObject({
    company_name: 'Beta AG',
    canton: 'VD',
    email: 'info@beta.example',
    score: 2,
  });
  expect((await server.facts(other?.id ?? '')).founders).toMatchObject([{ last_name: 'Dahl' }]);
  expect((await server.rows(other?.id ?? '')).splits).toMatchObject([{ id: split.id }]);
  const events = await server.db.select().from(auditEvents).where(eq(auditEvents.action, 'startup_split'));
  expect(events.at(-1)).toMatchObject({ target_id: id, after: { split_off: 'Beta AG', score: 4 } });
});

test('undoing a split restores the exact previous state and deletes the new startups', async () => {
  const { id, beta } = await joined();
  await server.call('POST', `/startups/${id}/awards`, { payload: { award_name: 'venture kick' } });
  await server.call('PATCH', `/startups/${id}/facts/canton`, { payload: { value: 'BE' } });
  const before = await server.all();
  const split = await server.split(id, { groups: [{ rows: [beta] }] });
  expect((await server.undoSplit(split.id)).body).toMatchObject({ undone_by: 'admin' });
  expect(await server.all()).toEqual(before);
  expect((await server.undoSplit(split.id)).body.error).toMatch('undone already');
  expect((await server.rows(id)).splits).toEqual([]);
  await server.curateInTurn({ ...BETA, number: '7' });
  expect(await names()).toEqual(['Beta AG']);
});

test('a split with later changes is not undone, and the refusal lists the changes', async () => {
  const { id, beta } = await joined();
  const split = await server.split(id, { groups: [{ rows: [beta] }] });
  const [part] = split.parts;
  await server.call('PATCH', `/startups/${part?.id}/facts/canton`, { payload: { value: 'BE' } });
  expect(await server.undoSplit(split.id)).toMatchObject({
    status: 409,
    body: {
      error: 'Beta AG was changed since. Merge them instead: that keeps these changes.',
      changes: [{ what: 'Beta AG: Corrected a fact', by: 'admin' }],
    },
  });
  expect(await names()).toHaveLength(2);
});

test.each([
  ['merged', 'Beta AG is part of Beta AG now. Undo that merge first.'],
  ['deleted', 'Beta AG was deleted since. Restore it first.'],
])('a split is not undone while its new startup is %s', async (what, error) => {
  const { id, beta } = await joined();
  const split = await server.split(id, { groups: [{ rows: [beta] }] });
  const part = split.parts[0]?.id ?? '';
  if (what === 'merged') await server.merge(await server.name(id, part));
  else await server.call('DELETE', `/startups/curated/${part}`);
  expect((await server.undoSplit(split.id)).body.error).toBe(error);
});

test('merging the startups of a split again keeps all values', async () => {
  const { id, beta } = await joined();
  const before = await server.facts(id);
  const split = await server.split(id, { groups: [{ rows: [beta] }] });
  await server.merge(await server.name(id, split.parts[0]?.id));
  const { version: _version, ...after } = await server.facts(id);
  expect(before).toMatchObject(after);
});

test('a merge cannot be undone before a later split', async () => {
  const { pair } = await server.lookAlikes();
  const merge = await server.merge(pair);
  const { items } = await server.rows(merge.survivor_id);
  const leaving = items.find(({ company_name }) => company_name === merge.merged_name)?.id ?? '';
  const split = await server.split(merge.survivor_id, { groups: [{ rows: [leaving] }] });
  expect((await server.undo(merge.id, true)).body.error).toMatch('was split since. Undo that split first.');
  await server.undoSplit(split.id);
  expect((await server.undo(merge.id, true)).status).toBe(200);
});

test('a person’s entry moves with the rows that are split off only if no other row has the entry', async () => {
  const { id, beta } = await joined();
  const { awards, founders } = await server.facts(id);
  const keyOf = (name: string) => awards.find(({ award_name }) => award_name === name)?.key;
  await server.call('DELETE', `/startups/${id}/awards/${keyOf('Local prize')}`);
  const dahl = founders.find(({ last_name }) => last_name === 'Dahl');
  await server.call('PATCH', `/startups/${id}/founders/${dahl?.key}`, { payload: { role: 'CEO' } });
  await server.call('POST', `/startups/${id}/awards`, { payload: { award_name: 'venture kick' } });
  await server.call('POST', `/startups/${id}/facts/email/confirm`, { payload: {} });
  const split = await server.split(id, { groups: [{ rows: [beta] }] });
  const part = await server.facts(split.parts[0]?.id ?? '');
  expect(part.awards.map(({ award_name }) => award_name)).toEqual(['fif grant']);
  expect(part.founders).toMatchObject([{ last_name: 'Dahl', role: 'CEO' }]);
  expect(part.fields.find(({ field }) => field === 'email')).toMatchObject({
    value: 'info@beta.example',
    origin: { confirmed_by: 'admin' },
  });
  const rest = await server.facts(id);
  expect(rest.awards.map(({ award_name }) => award_name)).toEqual(['eurostars', 'venture kick']);
  expect(rest.fields.find(({ field }) => field === 'email')).toMatchObject({ value: null });
});

test('a split of outdated facts is refused with the current facts', async () => {
  const { id, beta } = await joined();
  const stale = await server.call('POST', `/startups/${id}/split`, {
    payload: { groups: [{ rows: [beta] }] },
    headers: { 'if-match': '"99"' },
  });
  expect([stale.status, stale.body.current.company_name]).toEqual([412, 'Beta AG']);
});

test.each([
  ['all rows', (rows: string[]) => [{ rows }], 409, 'At least one row stays with the startup.'],
  [
    'the same row twice',
    ([row = '']: string[]) => [{ rows: [row] }, { rows: [row] }],
    400,
    'A row can leave only once.',
  ],
  ['a row of another startup', () => [{ rows: ['987654'] }], 409, 'no longer belongs to this startup'],
])('a split of %s is refused', async (_what, groups, status, error) => {
  const { id } = await joined();
  const rows = (await server.rows(id)).items.map((row) => row.id);
  const refused = await server.call('POST', `/startups/${id}/split`, { payload: { groups: groups(rows) } });
  expect([refused.status, refused.body.error]).toEqual([status, expect.stringContaining(error)]);
});

test('a discarded entry of two split-off startups is discarded in both and restored once', async () => {
  await server.curateInTurn(ALPHA, BETA, { ...BETA, company_name: 'Gamma AG', email: 'info@gamma.example' });
  const [{ id = '' } = {}] = await server.curated();
  const { awards } = await server.facts(id);
  const prize = awards.find(({ award_name }) => award_name === 'Local prize');
  await server.call('DELETE', `/startups/${id}/awards/${prize?.key}`);
  const before = await server.all();
  const rows = await Promise.all(['Beta AG', 'Gamma AG'].map((name) => server.rowCalled(id, name)));
  const split = await server.split(id, { groups: rows.map((row) => ({ rows: [row] })) });
  for (const part of split.parts) {
    expect((await server.facts(part.id)).discarded).toMatchObject([
      { text: 'Local prize', change_id: expect.any(String) },
    ]);
  }
  await server.undoSplit(split.id);
  expect(await server.all()).toEqual(before);
});
