import { sql } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import type { DecidedBody } from '../../screening/decisions/decisions.schemas';
import { curationApp } from '../../startups/curation/curated-startups.fixture';
import type { DossierDocumentBody, ShortlistDocumentBody } from './dossiers.schemas';

let server: Awaited<ReturnType<typeof curationApp>>;
beforeAll(async () => {
  server = await curationApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  await server.weigh('fif grant', 2);
});

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT';
async function call<T>(method: Method, url: string, payload?: object, actor: 'user' | 'admin' = 'admin') {
  const headers = server.asRole(actor);
  const answer = await server.app.inject({
    method,
    url: `/auth${url}`,
    headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json<T>() };
}
const dossier = (id: string | number) =>
  call<DossierDocumentBody>('GET', `/investments/${id}/dossier`, undefined, 'user');
const shortlist = async (query = '') =>
  (await call<ShortlistDocumentBody>('GET', `/investments/dossier${query}`, undefined, 'user')).body;
const flag = (id: string, flags: object) => call('PATCH', `/investments/${id}/flags`, flags);
const print = (payload: object) =>
  call<{ at: string; person: string | null }>('POST', '/investments/prints', payload, 'user');
/**
 * Imports startups with one award each.
 * @returns a function that returns a startup's id by its name
 */
const imported = async (...names: string[]) => {
  for (const company_name of names) await server.importRow({ company_name, awards: ['fif grant'] });
  await server.curate({ limit: 100 });
  const ids = new Map((await server.curated()).map(({ company_name, id }) => [company_name, id]));
  return (name: string) => ids.get(name) ?? '';
};

test('a dossier shows decisions with the person, the score and the scoring version at that time, newest first', async () => {
  const id = (await imported('Acme'))('Acme');
  await flag(id, { contact: 1 });
  await call('PATCH', `/investments/${id}/text`, { pros_text: 'Calm' });
  await call('PUT', '/admin/parameters/fif%20grant', { value: 9 });
  await flag(id, { rejected: 1 });
  await flag(id, { rejected: 0 });
  const { decisions, score_steps, startup } = (await dossier(id)).body.dossier;
  expect(decisions.map(({ decision, is_set, person, score }) => [decision, is_set, person, score])).toEqual([
    ['rejected', false, 'admin', 9],
    ['rejected', true, 'admin', 9],
    ['contacted', true, 'admin', 2],
  ]);
  const versions = decisions.map(({ version }) => version ?? 0);
  expect(versions[0]).toBeGreaterThan(versions[2] ?? 0);
  expect([score_steps.at(-1)?.after, startup.score]).toEqual([9, 9]);
});

test('a decision in a dossier shows its reason, even one added later, and its undo', async () => {
  const id = (await imported('Acme'))('Acme');
  const decide = (payload: object) => call<DecidedBody>('POST', `/investments/${id}/decisions`, payload);
  const rejected = await decide({ kind: 'rejected', details: 'Too early for us' });
  const { decision } = rejected.body;
  await call('POST', `/investments/${id}/decisions/${decision?.id}/undo`, {});
  await decide({ kind: 'contacted' });
  await decide({ kind: 'contacted', details: 'They called' });
  const { decisions } = (await dossier(id)).body.dossier;
  expect(decisions.map((each) => [each.decision, each.is_set, each.details, each.score])).toEqual([
    ['contacted', true, 'They called', 2],
    ['rejected', false, null, 2],
    ['rejected', true, 'Too early for us', 2],
  ]);
  expect((await shortlist()).rows[0]?.decision).toMatchObject({
    decision: 'contacted',
    details: 'They called',
  });
});

test('the list does not show the reason of an undone decision for an earlier decision', async () => {
  const id = (await imported('Acme'))('Acme');
  const decide = (payload: object) => call<DecidedBody>('POST', `/investments/${id}/decisions`, payload);
  await decide({ kind: 'contacted' });
  await decide({ kind: 'contacted', to: 0 });
  const { decision } = (await decide({ kind: 'contacted' })).body;
  await decide({ kind: 'contacted', details: 'They called' });
  await call('POST', `/investments/${id}/decisions/${decision?.id}/undo`, {});
  expect((await shortlist()).rows[0]?.decision).toMatchObject({
    decision: 'contacted',
    is_set: false,
    details: null,
  });
});

test('a reason added after an undo belongs to the decision that is current again', async () => {
  const id = (await imported('Acme'))('Acme');
  const decide = (payload: object) => call<DecidedBody>('POST', `/investments/${id}/decisions`, payload);
  await decide({ kind: 'contacted' });
  const { decision } = (await decide({ kind: 'contacted', to: 0 })).body;
  await decide({ kind: 'contacted', to: 0, details: 'Wrong person' });
  await call('POST', `/investments/${id}/decisions/${decision?.id}/undo`, {});
  await decide({ kind: 'contacted', details: 'They called' });
  expect((await shortlist()).rows[0]?.decision).toMatchObject({
    decision: 'contacted',
    is_set: true,
    details: 'They called',
  });
});

test('a dossier shows the next step and all notes except struck-through notes', async () => {
  const id = (await imported('Acme'))('Acme');
  expect((await dossier(id)).body.dossier).toMatchObject({
    work: { assignee: null, step: null, due: null },
    notes: [],
  });
  const note = async (text: string) =>
    (await call<{ id: string }>('POST', `/investments/${id}/notes`, { text })).body.id;
  await note('First call');
  await call('POST', `/notes/${await note('Wrong startup')}/strike`);
  await note('Second call');
  await call('PATCH', `/investments/${id}/work`, { step: 'Visit', due: '2026-11-25' });
  const { notes, work } = (await dossier(id)).body.dossier;
  expect(notes.map(({ text, person }) => [text, person])).toEqual([
    ['Second call', 'admin'],
    ['First call', 'admin'],
  ]);
  expect(work).toEqual({ assignee: null, step: 'Visit', due: '2026-11-25' });
});

test('a reason added to a decision does not replace its text', async () => {
  const id = (await imported('Acme'))('Acme');
  const decide = (payload: object) => call<DecidedBody>('POST', `/investments/${id}/decisions`, payload);
  await decide({ kind: 'contacted' });
  for (const details of ['Met at a fair', 'They called']) await decide({ kind: 'contacted', details });
  await decide({ kind: 'rejected', details: 'Too early for us' });
  await decide({ kind: 'rejected', details: 'I agree' });
  const { decisions } = (await dossier(id)).body.dossier;
  expect(decisions.map((each) => [each.decision, each.details])).toEqual([
    ['rejected', 'Too early for us'],
    ['contacted', 'Met at a fair'],
  ]);
});

/** Stores decisions as upgraded databases have them, newest first. */
const storeFormer = (id: string, count: number) =>
  server.db.execute(sql`
    insert into decisions (id, startup_id, kind, "from", "to", made_at, origin) overriding system value
    select -1000 * ${id}::bigint - n, ${id}, 'contacted', n % 2, 1 - n % 2, now() - interval '1 day' - interval '1 second' * n, 'api'
    from generate_series(1, ${count}::int) n`);

test('a dossier shows decisions from before 0.3.0 without score and reason', async () => {
  const id = (await imported('Acme'))('Acme');
  await storeFormer(id, 1);
  await flag(id, { rejected: 1 });
  const { decisions } = (await dossier(id)).body.dossier;
  expect(decisions.map((each) => [each.decision, each.is_set, each.score, each.reason])).toEqual([
    ['rejected', true, 2, null],
    ['contacted', false, null, null],
  ]);
});

test('many decisions about one startup do not hide the decisions about another startup in dossiers', async () => {
  const idOf = await imported('Acme', 'Beta');
  await flag(idOf('Acme'), { contact: 1 });
  await storeFormer(idOf('Beta'), 240);
  const { dossiers } = await shortlist('?details=1');
  expect(dossiers.map(({ decisions }) => decisions.length)).toEqual([1, 100]);
});

test('a startup that does not exist returns no dossier', async () => {
  expect((await dossier('999')).status).toBe(404);
  expect((await dossier('x')).status).toBe(404);
});

test('a shortlist has the startups of its list in order, with dossiers on request', async () => {
  const idOf = await imported('Beta', 'Alpha', 'Gamma');
  await flag(idOf('Alpha'), { contract: 1 });
  const brief = await shortlist('?q=a');
  expect(brief.rows.map(({ startup }) => [startup.rank, startup.company_name])).toEqual([
    [1, 'Alpha'],
    [2, 'Beta'],
    [3, 'Gamma'],
  ]);
  expect([brief.total, brief.of, brief.dossiers]).toEqual([3, 3, []]);
  expect(brief.rows.map(({ decision }) => decision?.decision ?? null)).toEqual(['contract', null, null]);
  const whole = await shortlist('?q=alpha&details=1');
  expect(whole.dossiers.map(({ startup, decisions }) => [startup.company_name, decisions.length])).toEqual([
    ['Alpha', 1],
  ]);
});

test('a printed document has at most fifty startups and shows the length of the list', async () => {
  await imported(...Array.from({ length: 51 }, (_, index) => `Startup ${index}`));
  const { rows, total } = await shortlist();
  expect([rows.length, total]).toEqual([50, 51]);
});

test('a shortlist of selected startups keeps the order of the list', async () => {
  const idOf = await imported('Beta', 'Alpha', 'Gamma');
  const [alpha, gamma] = [idOf('Alpha'), idOf('Gamma')];
  const { rows, total, of } = await shortlist(`?ids=${gamma},${alpha}`);
  expect(rows.map(({ startup }) => [startup.company_name, startup.rank])).toEqual([
    ['Alpha', 1],
    ['Gamma', 3],
  ]);
  expect([total, of]).toEqual([2, 3]);
  await print({ list: { ids: `${alpha},${gamma}` } });
  expect((await shortlist(`?ids=${gamma},${alpha}`)).last_print).toMatchObject({ entered: [], left: [] });
  for (const other of ['', `?ids=${alpha}`]) expect((await shortlist(other)).last_print).toBeNull();
});

test('the next print after a recorded print shows which startups entered and left the list', async () => {
  const idOf = await imported('Beta', 'Alpha', 'Gamma');
  expect((await shortlist()).last_print).toBeNull();
  const answer = await print({ list: { mode: 'active', canton: '' }, has_contacts: false });
  expect([answer.status, answer.body.person]).toEqual([200, 'user']);
  await flag(idOf('Alpha'), { rejected: 1 });
  await imported('Delta');
  const { last_print } = await shortlist('?dir=desc');
  expect(last_print).toMatchObject({
    person: 'user',
    entered: [{ company_name: 'Delta', score: 2 }],
    left: [{ company_name: 'Alpha', decision: { decision: 'rejected', person: 'admin' } }],
  });
  expect((await shortlist('?mode=all')).last_print).toBeNull();
  for (const later of ['hide', 'only']) expect((await shortlist(`?later=${later}`)).last_print).toBeNull();
  expect((await shortlist('?later=all')).last_print).not.toBeNull();
  const bounded = await shortlist('?score_below=2&reached_to=2999-12-31');
  expect([bounded.last_print, bounded.rows]).toEqual([null, []]);
});

test('the event of a print contains the startups of the list at that time, in order', async () => {
  const idOf = await imported('Beta', 'Alpha', 'Gamma');
  await flag(idOf('Gamma'), { rejected: 1 });
  await print({ list: { assignee: 'me,nobody' }, has_dossiers: true });
  const [event] = await server.db
    .select()
    .from(auditEvents)
    .orderBy(sql`${auditEvents.id} desc`)
    .limit(1);
  expect(event?.after).toEqual({
    has_dossiers: true,
    rows: ['Alpha', 'Beta'].map((company_name) => ({ id: idOf(company_name), company_name })),
  });
});

test('printing a dossier is an event of its startup', async () => {
  const id = (await imported('Acme'))('Acme');
  expect((await print({ startup_id: id, has_contacts: true })).status).toBe(200);
  const events = await server.db
    .select()
    .from(auditEvents)
    .orderBy(sql`${auditEvents.id}`);
  expect(events.at(-1)).toMatchObject({
    action: 'dossier_printed',
    target_type: 'startup',
    target_id: id,
    after: { has_contacts: true },
  });
});

test.each([
  ['nothing', {}, 400],
  ['a startup together with a list', { startup_id: '1', list: {} }, 400],
  ['a startup that does not exist', { startup_id: '999' }, 404],
  ['an unknown canton', { list: { canton: 'XX' } }, 400],
  ['a list with rows from the client', { list: {}, rows: [{ id: '1', rank: 1 }] }, 400],
])('a print of %s is refused', async (_name, payload, status) => {
  expect((await print(payload)).status).toBe(status);
});
