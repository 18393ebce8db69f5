import { sql } from 'drizzle-orm';
import { ALPHA, BETA, splitsApp } from './splits.fixture';

let server: Awaited<ReturnType<typeof splitsApp>>;
beforeAll(async () => {
  server = await splitsApp();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

/** Splits a company off a startup, by default off the first startup. */
async function splitOff(name: string, of?: string) {
  const id = of ?? (await server.curated())[0]?.id ?? '';
  const split = await server.split(id, { groups: [{ rows: [await server.rowCalled(id, name)] }] });
  return { id, split, part: split.parts[0]?.id ?? '' };
}
const curate = () =>
  server.curateInTurn(ALPHA, { ...BETA, company_name: 'Gamma AG', email: 'info@gamma.example' }, BETA);

test('two splits of one startup can be undone only in reverse order', async () => {
  await curate();
  const before = await server.all();
  const first = await splitOff('Beta AG');
  const second = await splitOff('Gamma AG', first.id);
  expect((await server.undoSplit(first.split.id)).status).toBe(409);
  expect((await server.undoSplit(second.split.id)).status).toBe(200);
  expect((await server.undoSplit(first.split.id)).status).toBe(200);
  expect(await server.all()).toEqual(before);
});

test('a correction that was undone does not count as a change after a split', async () => {
  await curate();
  const { id, split } = await splitOff('Beta AG');
  const { body } = await server.call('PATCH', `/startups/${id}/facts/canton`, { payload: { value: 'BE' } });
  expect((await server.undoSplit(split.id)).status).toBe(409);
  await server.call('POST', `/fact-changes/${body.change.id}/undo`, { payload: {} });
  expect((await server.undoSplit(split.id)).status).toBe(200);
});

test('a split can be undone after an undone merge back, with any current weights', async () => {
  await curate();
  const { id, split, part } = await splitOff('Beta AG');
  const merge = await server.call('POST', `/startups/${part}/merge`, { payload: { into: id } });
  expect((await server.undo(merge.body.id, true)).status).toBe(200);
  await server.weigh('Local prize', 3);
  expect((await server.undoSplit(split.id)).status).toBe(200);
});

test('a refusal to undo a split uses the current name of the remaining startup', async () => {
  await curate();
  const { id, split } = await splitOff('Beta AG');
  await server.call('PATCH', `/startups/${id}/facts/canton`, { payload: { value: 'BE' } });
  expect((await server.undoSplit(split.id)).body.error).toMatch('Gamma AG was changed since.');
  await server.call('DELETE', `/startups/curated/${id}`);
  expect((await server.undoSplit(split.id)).body.error).toBe('Gamma AG was deleted since. Restore it first.');
});

test('a split can be undone after a release that adds columns', async () => {
  await curate();
  const { id, split, part } = await splitOff('Beta AG');
  await server.db.execute(sql`
    update startup_splits set content = content #- array['after', ${id}, 'startup', 'sector']::text[]
      #- array['after', ${part}, 'startup', 'legal_name']::text[]`);
  expect((await server.undoSplit(split.id)).status).toBe(200);
});

test('a split can be undone after a release that adds a column for values', async () => {
  await curate();
  const [{ id = '' } = {}] = await server.curated();
  await server.call('POST', `/startups/${id}/awards`, { payload: { award_name: 'venture kick' } });
  const { split } = await splitOff('Beta AG');
  await server.db.execute(sql`
    update startup_splits set content = content #- array['after', ${id}, 'lists', 'statements', '0', 'note']::text[]`);
  const { body } = await server.call('POST', `/startups/${id}/awards`, {
    payload: { award_name: 'Regional prize' },
  });
  expect((await server.undoSplit(split.id)).status).toBe(409);
  await server.call('POST', `/fact-changes/${body.change.id}/undo`, { payload: {} });
  expect((await server.undoSplit(split.id)).status).toBe(200);
});

test('undone decisions do not count as changes after a split', async () => {
  await curate();
  const { id, split, part } = await splitOff('Beta AG');
  const url = (startup: string) => `/investments/${startup}/decisions`;
  const made = [];
  for (const startup of [id, part]) {
    const { body } = await server.call('POST', url(startup), { payload: { kind: 'contacted' } });
    made.push(`${url(startup)}/${body.decision.id}/undo`);
  }
  expect((await server.undoSplit(split.id)).status).toBe(409);
  for (const undoing of made) await server.call('POST', undoing, { payload: {} });
  expect((await server.undoSplit(split.id)).status).toBe(200);
  expect((await server.call('GET', url(id))).body.total).toBe(4);
});

test('notes about a split-off startup do not count as changes after the split', async () => {
  await curate();
  const { id, split, part } = await splitOff('Beta AG');
  for (const startup of [id, part])
    await server.call('POST', `/investments/${startup}/notes`, { payload: { text: `About ${startup}` } });
  expect((await server.undoSplit(split.id)).status).toBe(200);
  const { items } = (await server.call('GET', `/investments/${id}/notes`)).body;
  expect(items.map(({ text }: { text: string }) => text)).toEqual([`About ${part}`, `About ${id}`]);
});

test('the next step of a split-off startup moves to the original when the split is undone', async () => {
  await curate();
  const { id, split, part } = await splitOff('Beta AG');
  await server.call('PATCH', `/investments/${part}/work`, { payload: { step: 'Visit', due: '2026-11-25' } });
  expect((await server.undoSplit(split.id)).status).toBe(200);
  const { body } = await server.call('GET', `/investments/${id}/work`);
  expect(body).toMatchObject({ startup_id: id, step: 'Visit', due: '2026-11-25' });
});
