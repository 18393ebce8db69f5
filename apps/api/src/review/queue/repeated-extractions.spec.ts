import { sql } from 'drizzle-orm';
import { saidStartup, storeArticles } from '../../extraction/runs/articles.fixture';
import { reviewQueueApp } from './review-queue.fixture';

let desk: Awaited<ReturnType<typeof reviewQueueApp>>;
beforeAll(async () => {
  desk = await reviewQueueApp();
});
afterAll(() => desk.close());
beforeEach(() => desk.reset());

const CANTON = { canton: { value: 'ZG', quotes: ['from Zug'] } };
const SECTOR = { sector: { value: 'ICT', quotes: ['software'] } };
const YEAR = { founding_year: { value: 2019, quotes: ['founded in 2019'] } };
const STORY = 'Alpha AG from Zug was founded in 2019 and writes software.';

/** Extracts the last article again. The model responds with these companies. */
async function readAgain(...companies: [name: string, more: object][]) {
  const { id } = await desk.article();
  const reset = await desk.send('POST', '/llm/read-again', { articles: [id], expected: 1 });
  expect(reset.status).toBe(200);
  desk.model.answerWith(() => ({ startups: companies.map(([name, more]) => saidStartup(name, name, more)) }));
  await desk.send('POST', '/llm/run?batch=1&max=1&dry=0', {});
}

test('decisions about a pending company are kept when another extraction finds more', async () => {
  await desk.setFloor(1);
  await desk.propose('Alpha AG', { ...CANTON, ...SECTOR }, STORY);
  const { body } = await desk.decide([
    { key: 'canton', decision: 'discard' },
    { key: 'sector', decision: 'correct', value: 'BioT' },
  ]);
  const [before] = (await desk.article()).companies;
  await readAgain(['Alpha AG', { ...CANTON, ...SECTOR, ...YEAR }]);
  const [after] = (await desk.article()).companies;
  expect(after?.raw_id).toBe(before?.raw_id);
  expect(after?.version).toBeGreaterThan(before?.version ?? 0);
  expect(await desk.value('canton')).toMatchObject({ state: 'discarded', decided_by: 'admin' });
  expect(await desk.value('sector')).toMatchObject({ state: 'changed', decided: 'Biotech' });
  expect(await desk.value('founding_year')).toMatchObject({ state: 'proposed', value: 2019 });
  expect((await desk.undoStep(body.step.id)).status).toBe(200);
  expect(await desk.value('canton')).toMatchObject({ state: 'proposed' });
  await desk.decide([{ key: 'canton', decision: 'discard' }]);
  await desk.act('accept-at-once');
  expect(await desk.curated()).toMatchObject([{ canton: null, sector: 'ICT', founding_year: 2019 }]);
});

test('a company with decisions remains in review even if another extraction does not find it', async () => {
  await desk.setFloor(1);
  await desk.propose('Alpha AG', { ...CANTON, ...SECTOR }, STORY);
  await desk.decide([{ key: 'canton', decision: 'correct', value: 'ZH' }]);
  await readAgain();
  expect((await desk.article()).companies).toMatchObject([{ company_name: 'Alpha AG', state: 'waiting' }]);
  expect(await desk.value('canton')).toMatchObject({ state: 'changed', decided: 'Zürich' });
});

test('an undone decision must be repeated for the later version of its article', async () => {
  await desk.setFloor(1);
  await desk.propose('Alpha AG', { ...CANTON, ...SECTOR }, STORY);
  const { body } = await desk.decide([
    { key: 'canton', decision: 'accept' },
    { key: 'sector', decision: 'discard' },
  ]);
  const [earlier] = (await desk.article()).companies;
  const { id } = await desk.article();
  await desk.db.execute(sql`update articles set url = url || '#version' where id = ${id}`);
  const [version] = await storeArticles(desk.db, [`${STORY} It grows.`]);
  await desk.db.execute(sql`update articles set previous_id = ${id} where id = ${version}`);
  await desk.send('POST', '/llm/run?batch=1&max=1&dry=0', {});
  const { companies } = await desk.article();
  expect(companies.map(({ raw_id }) => raw_id)).toEqual([earlier?.raw_id]);
  expect((await desk.queue()).items).toMatchObject([{ id: String(version), open: 1 }]);
  expect((await desk.undoStep(body.step.id)).status).toBe(200);
  expect((await desk.queue()).items).toMatchObject([{ id: String(version), open: 2 }]);
});

test('in review, undecided companies are shown before decided companies', async () => {
  await desk.setFloor(1);
  const names = Array.from({ length: 22 }, (_, index) => `Alpha ${String.fromCodePoint(65 + index)} AG`);
  const found = (from: number, to: number) =>
    names.slice(from, to).map((name): [string, object] => [name, {}]);
  await desk.propose('Alpha A AG', {}, `${names.join(', ')} win.`);
  await readAgain(...found(0, 20));
  for (const { raw_id, version } of (await desk.article()).companies.slice(0, 2)) {
    const path = `/review/companies/${raw_id}/set-aside`;
    const { status } = await desk.send('POST', path, { reason: 'not_a_startup' }, { seen: version });
    expect(status).toBe(200);
  }
  await readAgain(...found(2, 22));
  const { open, companies } = await desk.article();
  expect(open).toBe(20);
  expect(companies.map(({ company_name }) => company_name)).toEqual(names.slice(2));
});
