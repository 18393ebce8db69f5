import { asc } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { DEFAULT_FLOOR } from '@vaglio/article-extractor';
import type { EvidenceListBody } from '../../startups/facts/evidence/evidence.schemas';
import { reviewApp } from './review.fixture';

let server: Awaited<ReturnType<typeof reviewApp>>;
beforeAll(async () => {
  server = await reviewApp();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const IN_ZUG = { canton: { value: 'ZG', quotes: ['from Zug'] } };
const names = async () => (await server.curated()).map(({ company_name }) => company_name);
async function proposed(company: string, more: object = {}, story?: string) {
  const row = await server.propose(company, more, story);
  if (!row) throw new Error(`${company} made no row`);
  return row;
}

test('a startup below the confidence floor is in no ranked list until a person accepts it', async () => {
  await server.setFloor(1);
  const { id } = await proposed('Alpha AG', IN_ZUG);
  expect(await server.curate()).toMatchObject({ processed: 0, pending: 0 });
  expect([await names(), await server.waiting()]).toEqual([[], ['Alpha AG']]);
  const [listed] = await server.raw();
  expect(listed).toMatchObject({ review: 'waiting', confidence: expect.any(Number), canton: 'ZG' });
  await server.accept(id);
  expect(await server.curate()).toMatchObject({ processed: 1, inserted: 1 });
  expect([await names(), await server.waiting()]).toEqual([['Alpha AG'], []]);
  expect((await server.curated())[0]).toMatchObject({ canton: 'ZG' });
});

test('at the confidence floor a startup continues automatically, and imports never wait for a person', async () => {
  await server.setFloor(1);
  await proposed('Beta AG', {}, 'Beta AG from Zug wins again.');
  const [{ confidence } = { confidence: null }] = await server.raw();
  await server.setFloor(confidence ?? 0);
  expect(await proposed('Beta AG', {}, 'Beta AG from Zug wins again.')).toMatchObject({ review: null });
  await server.setFloor(0);
  expect(await proposed('Alpha AG')).toMatchObject({ review: null });
  await server.importRow({ company_name: 'Imported AG' });
  await server.curate();
  expect(await names()).toEqual(['Alpha AG', 'Beta AG', 'Imported AG']);
});

test('a discarded startup is removed from the lists, and its name is not proposed again', async () => {
  await server.setFloor(1);
  const { id } = await proposed('Hochschulen');
  const decision = await server.discard(id);
  expect([await server.raw(), await server.curate()]).toMatchObject([[], { processed: 0 }]);
  expect(await server.propose('HOCHSCHULEN')).toBeUndefined();
  await server.setFloor(0);
  expect(await server.propose('Hochschulen')).toBeUndefined();
  const { body } = await server.send('GET', '/review/discarded-names');
  expect(body).toMatchObject({
    total: 1,
    items: [{ id: decision, company_name: 'Hochschulen', reason: 'not_a_startup', decided_by: 'admin' }],
  });
  await server.importRow({ company_name: 'Hochschulen' });
  await server.curate();
  expect(await names()).toEqual(['Hochschulen']);
  await server.send('DELETE', `/review/discarded-names/${decision}`);
  expect(await server.propose('Hochschulen')).toBeDefined();
});

test('a startup discarded as not in an article is still proposed from other articles', async () => {
  await server.setFloor(1);
  const { id } = await proposed('Alpha AG');
  await server.discard(id, 'not_in_article');
  expect(await server.propose('Alpha AG')).toBeDefined();
  await server.db.execute(
    `update articles set state = 'pending', attempts = 0 where id = (select min(id) from articles)`,
  );
  await server.db.execute('delete from extractions where article_id = (select min(id) from articles)');
  await server.send('POST', '/llm/run?batch=1&max=1&dry=0', {});
  expect(await server.waiting()).toEqual(['Alpha AG']);
});

test('a company name that was discarded twice is listed once, and allowing it restores both rows', async () => {
  await server.setFloor(1);
  const rows = [await proposed('Hochschulen'), await proposed('HOCHSCHULEN')];
  for (const { id } of rows) await server.discard(id);
  const listed = async () => (await server.send('GET', '/review/discarded-names')).body;
  const { items, total } = await listed();
  expect([items?.map(({ company_name }) => company_name), total]).toEqual([['HOCHSCHULEN'], 1]);
  const allowed = await server.send('DELETE', `/review/discarded-names/${items?.[0]?.id}`);
  expect((await listed()).total).toBe(0);
  expect(await server.propose('Hochschulen')).toBeDefined();
  await server.undo(allowed.body.decisions?.[0]?.id ?? '');
  expect((await listed()).total).toBe(1);
  const decisions = (await server.send('GET', '/review/decisions')).body.items ?? [];
  const discards = decisions.filter(({ kind }) => kind === 'discard');
  for (const { id } of discards) expect((await server.undo(id)).status).toBe(200);
  expect((await listed()).total).toBe(0);
});

test('a row discarded as not in its article is proposed again after it is allowed and extracted again', async () => {
  await server.setFloor(1);
  const { id, version } = await proposed('Alpha AG');
  const discarded = await server.discard(id, 'not_in_article');
  const readAgain = async () => {
    await server.db.execute(`update articles set state = 'pending', attempts = 0`);
    await server.send('POST', '/llm/run?batch=1&max=1&dry=0', {});
  };
  await readAgain();
  expect(await server.waiting()).toEqual([]);
  await server.send('DELETE', `/review/discarded-names/${discarded}`);
  await readAgain();
  expect(await server.waiting()).toEqual(['Alpha AG']);
  expect((await server.raw())[0]).toMatchObject({ id, version: version + 2 });
});

test('every review decision can be undone once', async () => {
  await server.setFloor(1);
  const { id } = await proposed('Alpha AG');
  const accepted = await server.accept(id);
  expect(await server.undo(accepted)).toMatchObject({
    status: 200,
    body: { step: { undone_by: 'admin' } },
  });
  expect(await server.waiting()).toEqual(['Alpha AG']);
  expect(await server.undo(accepted)).toMatchObject({
    status: 409,
    body: { error: 'This step was undone already.' },
  });
  const discarded = await server.discard(id);
  const allowed = (await server.send('DELETE', `/review/discarded-names/${discarded}`)).body.decisions?.[0];
  expect((await server.undo(discarded)).body.error).toBe(
    'Alpha AG was allowed again meanwhile. Undo that decision first.',
  );
  await server.undo(allowed?.id ?? '');
  expect(await server.propose('Alpha AG')).toBeUndefined();
  await server.undo(discarded);
  expect(await server.waiting()).toEqual(['Alpha AG']);
  expect(await server.propose('Alpha AG')).toBeDefined();
});

test('a decision about a startup that was curated in the meantime cannot be undone', async () => {
  await server.setFloor(1);
  const { id } = await proposed('Alpha AG');
  const accepted = await server.accept(id);
  await server.curate();
  expect(await server.undo(accepted)).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('it is part of Alpha AG') },
  });
  expect(await server.decide(id, { decision: 'discard', reason: 'not_a_startup' })).toEqual({
    status: 409,
    body: expect.objectContaining({ error: 'Alpha AG was curated already. Delete its startup instead.' }),
  });
});

test('a decision about a row that has changed in the meantime is refused with the current row', async () => {
  await server.setFloor(1);
  const { id, version } = await proposed('Alpha AG');
  expect(await server.decide(id, { decision: 'accept' }, version + 1)).toMatchObject({
    status: 412,
    body: { error: expect.stringMatching(/in the meantime/), current: { company_name: 'Alpha AG' } },
  });
  await server.accept(id);
  expect(await server.decide(id, { decision: 'accept' })).toMatchObject({
    status: 409,
    body: { error: 'Alpha AG was accepted already.' },
  });
  await server.discard(id);
  expect((await server.decide(id, { decision: 'discard', reason: 'not_a_startup' })).body.error).toBe(
    'Alpha AG was discarded already.',
  );
  expect((await server.decide('0', { decision: 'accept' })).status).toBe(404);
  const imported = await server.importRow({ company_name: 'Imported AG' });
  expect((await server.decide(String(imported.id), { decision: 'accept' })).body.error).toBe(
    'Imported AG is not waiting for a decision.',
  );
});

test('several rows in review are decided together or not at all', async () => {
  await server.setFloor(1);
  const rows = [await proposed('Alpha AG'), await proposed('Beta AG')].map(({ id, version }) => ({
    id,
    version,
  }));
  const order = { decision: 'discard', rows };
  expect((await server.send('POST', '/review/companies/decide', order)).body.error).toBe(
    'A discard needs a reason.',
  );
  const [first, second] = rows;
  const stale = { decision: 'accept', rows: [first, { ...second, version: 9 }] };
  expect((await server.send('POST', '/review/companies/decide', stale)).status).toBe(412);
  for (const id of ['999', 'x']) {
    const unknown = { decision: 'accept', rows: [first, { id, version: 1 }] };
    expect((await server.send('POST', '/review/companies/decide', unknown)).status).toBe(404);
  }
  expect(await server.waiting()).toHaveLength(2);
  const done = await server.send('POST', '/review/companies/decide', { decision: 'accept', rows });
  expect(done.body.decisions?.map(({ company_name }) => company_name)).toEqual(['Alpha AG', 'Beta AG']);
  expect(await server.waiting()).toEqual([]);
});

test('every review decision is an event with person, action and confidence', async () => {
  await server.setFloor(1);
  const { id } = await proposed('Alpha AG');
  await server.undo(await server.discard(id, 'not_in_article'));
  await server.accept(id);
  const events = await server.db.select().from(auditEvents).orderBy(asc(auditEvents.id));
  expect(events.slice(-3)).toMatchObject([
    { action: 'raw_startup_discarded', after: { reason: 'not_in_article', confidence: expect.any(Number) } },
    { action: 'review_step_undone', before: { words: 'Alpha AG set aside: not in the article' } },
    { action: 'raw_startup_accepted', target_id: id, before: { review: 'waiting' } },
  ]);
});

test('an unproved value is shown next to its row and not stored in it', async () => {
  await server.setFloor(0);
  const { id } = await proposed('Alpha AG', { ...IN_ZUG, sector: { value: 'ICT', quotes: ['software'] } });
  const { items } = (
    await server.app.inject({ url: `/auth/startups/raw/${id}/evidence`, headers: server.asRole('admin') })
  ).json<EvidenceListBody>();
  expect(items[0]?.fields.map(({ field, is_used }) => [field, is_used])).toEqual([
    ['company_name', true],
    ['sector', false],
    ['canton', true],
  ]);
  expect((await server.raw())[0]).toMatchObject({ sector: null, canton: 'ZG' });
});

test('importing a pending or discarded startup accepts it', async () => {
  await server.setFloor(1);
  const { id } = await proposed('Alpha AG');
  const [{ uid } = { uid: '' }] = await server.raw();
  await server.discard(id);
  expect(await server.importRow({ ID: uid ?? '', company_name: 'Alpha AG' })).toMatchObject({
    outcome: 'updated',
  });
  await server.curate();
  expect(await names()).toEqual(['Alpha AG']);
});

test('the default confidence floor applies until it is changed', async () => {
  expect((await server.send('GET', '/review/settings')).body).toEqual({
    floor: DEFAULT_FLOOR,
    default_floor: DEFAULT_FLOOR,
    version: 1,
  });
  expect((await server.setFloor(0.83)).body).toMatchObject({ floor: 0.83, version: 2 });
  expect((await server.setFloor(1.01)).body.error).toBe('floor must be at most 1.');
});

test('a decision in LLM Results is also a step of Review', async () => {
  await server.setFloor(1);
  const row = await proposed('Alpha AG', IN_ZUG);
  await server.accept(row.id);
  const ask = (role: 'super' | 'admin', method: 'GET' | 'POST', url: string, payload?: object) =>
    server.app.inject({
      method,
      url: `/auth/review/${url}`,
      headers: server.asRole(role),
      ...(payload && { payload }),
    });
  const steps = async () =>
    (await ask('admin', 'GET', 'steps')).json<{ items: { id: string; words: string }[] }>().items;
  const [accepted] = await steps();
  expect(accepted).toMatchObject({
    kind: 'accept',
    words: 'Alpha AG accepted',
    raw_id: row.id,
    decided_by: 'admin',
  });
  const { rows } = await server.db.execute<{ id: string }>(
    'select max(article_id)::text as id from extractions',
  );
  const decisions = {
    raw_id: row.id,
    version: row.version + 1,
    decisions: [{ key: 'canton', decision: 'accept' }],
  };
  await ask('admin', 'POST', `articles/${rows[0]?.id}/decisions`, decisions);
  const [values] = await steps();
  expect((await ask('super', 'POST', `steps/${values?.id}/undo`, {})).statusCode).toBe(403);
  await ask('admin', 'POST', `steps/${values?.id}/undo`, {});
  await server.db.execute('update review_articles set claimed_by = null, claimed_until = null');
  expect((await ask('super', 'POST', `steps/${accepted?.id}/undo`, {})).statusCode).toBe(200);
  expect(await server.waiting()).toEqual(['Alpha AG']);
});
