import { eq } from 'drizzle-orm';
import { auditEvents } from '../../../platform/db/schema/audit-events.table';
import { promptActivations } from '../../../platform/db/schema/prompt-activations.table';
import type {
  ActivationGateBody,
  GateVerdictBody,
  PromptActivationBody,
} from '../activations/activation.schemas';
import { answerAsGolden, articleOf, promptLab, promptOf, saidGolden } from './prompt-lab.fixture';
import { trials } from '../../../platform/db/schema/trials.table';
import type { EvaluationBody } from './evaluation.schemas';

let lab: Awaited<ReturnType<typeof promptLab>>;
beforeAll(async () => {
  lab = await promptLab();
});
afterAll(() => lab.close());
beforeEach(() => lab.reset());

type Evaluations = { items: EvaluationBody[]; total: number };
const COMPANIES = Array.from({ length: 20 }, (_, index) => `Company${index} AG`);

const evaluate = (prompt_id: string | null) =>
  lab.call<Evaluations>('POST', '/auth/llm/evaluations', { subjects: [{ prompt_id }] });
const evaluations = async (prompt_id: string) =>
  (await lab.call<Evaluations>('GET', `/auth/llm/evaluations?prompt_id=${prompt_id}`)).body;
const verdict = async (id: string) =>
  (await lab.call<GateVerdictBody>('GET', `/auth/llm/prompts/${id}/verdict`)).body;
const activate = (id: string, reason?: string) =>
  lab.call('POST', `/auth/llm/prompts/${id}/activate`, { ...(reason !== undefined && { reason }) });
const activations = async () =>
  (await lab.call<{ items: PromptActivationBody[]; total: number }>('GET', '/auth/llm/activations')).body;
const activeId = async () =>
  (await lab.call<{ prompt_id: string }>('GET', '/auth/llm/prompt')).body.prompt_id;

test('an evaluation measures fields, quotes, failures and cost of a prompt version on the whole golden set', async () => {
  await lab.storeGolden(COMPANIES.slice(0, 3));
  await lab.call('POST', '/auth/llm/golden-set/import', {
    lines: [
      JSON.stringify({
        id: 'e',
        url: 'https://news.example/e',
        title: 'Council',
        text: 'The council met.',
        gold: [],
      }),
    ],
  });
  lab.model.answerWith((call) => {
    const text = articleOf(call);
    if (text.includes('Company2')) return { text: 'no JSON' };
    if (text.includes('Company1'))
      return {
        startups: [saidGolden('Company1 AG', { founding_year: { value: 2019, quotes: ['nowhere'] } })],
      };
    return answerAsGolden(call);
  });
  const id = await activeId();
  expect((await evaluate(id)).status).toBe(201);
  await lab.work();
  const [evaluation] = (await evaluations(id)).items;
  expect(evaluation).toMatchObject({
    is_current: true,
    trial: { state: 'finished', total: 4, done: 4, failed: 1 },
    figures: { articles: 4, empty_right: 1, empty_articles: 1, failures: 1 },
  });
  const of = (wanted: string) => evaluation?.figures.fields.find(({ field }) => field === wanted);
  expect(of('company_name')).toMatchObject({ right: 2, wrong: 0, missed: 1, precision: 1 });
  expect(of('canton')).toMatchObject({ right: 2, wrong: 0, missed: 1 });
  expect(of('founding_year')).toMatchObject({ right: 1, missed: 2 });
  expect(evaluation?.figures.quotes_found).toBeLessThan(evaluation?.figures.quotes ?? 0);
  expect(evaluation?.figures.cost).toBeGreaterThan(0);
});

test('an evaluation with an empty golden set is refused', async () => {
  expect(await evaluate(await activeId())).toMatchObject({
    status: 409,
    body: { error: 'The golden set is empty. Add articles to it first.' },
  });
});

test('two prompt versions are evaluated together or not at all', async () => {
  await lab.storeGolden(['Alpha AG']);
  const subjects = [{ prompt_id: await lab.save('Second text') }, { prompt_id: null }];
  const start = (these: object[]) =>
    lab.call<Evaluations>('POST', '/auth/llm/evaluations', { subjects: these });
  const { status, body } = await start(subjects);
  expect([status, body.items.map(({ trial }) => trial.candidate.version)]).toEqual([201, [2, null]]);
  for (let running = 2; running < 9; running += 1) await start([{ prompt_id: null }]);
  expect((await start(subjects)).status).toBe(409);
  expect(await lab.db.$count(trials)).toBe(9);
});

test('a prompt version without an evaluation is activated only with a reason of ten characters', async () => {
  const id = await lab.save('Second text');
  expect(await verdict(id)).toMatchObject({ is_met: false, evaluation_id: null });
  expect(await activate(id)).toMatchObject({
    status: 409,
    body: {
      error:
        'A reason of 10 characters or more is required. This version has not been evaluated with its model.',
    },
  });
  expect((await activate(id, ' too short')).status).toBe(409);
  expect((await activate(id, 'ten chars.')).status).toBe(200);
  expect((await activations()).items[0]).toMatchObject({
    prompt_id: id,
    version: 2,
    until: null,
    by: 'super',
    reason: 'ten chars.',
    is_met: false,
    evaluation_id: null,
  });
});

test('a prompt version that meets every condition is activated without a reason', async () => {
  await lab.storeGolden(COMPANIES);
  const [base, id] = [await activeId(), await lab.save('Second text')];
  await evaluate(base);
  await evaluate(id);
  await lab.work();
  expect((await verdict(id)).conditions).toEqual([
    {
      key: 'floors',
      is_met: true,
      text: 'Company, canton, founded, money and awards reach their floors',
    },
    { key: 'loss', is_met: true, text: 'No field loses more than 0.02 in F1' },
  ]);
  expect((await activate(id)).status).toBe(200);
  expect((await activations()).items[0]).toMatchObject({ is_met: true, company_f1: 1, reason: null });
});

test('evaluations that were stopped later do not hide the finished evaluation', async () => {
  await lab.storeGolden(COMPANIES);
  const [base, id] = [await activeId(), await lab.save('Second text')];
  await evaluate(base);
  const [finished] = (await evaluate(id)).body.items;
  await lab.work();
  for (let stopped = 0; stopped < 5; stopped += 1) {
    const [started] = (await evaluate(id)).body.items;
    await lab.call('POST', `/auth/llm/trials/${started?.trial.id}/stop`);
  }
  const { items, total } = await evaluations(id);
  expect(items.map(({ trial }) => trial.state)).toEqual([...Array(5).fill('stopped'), 'finished']);
  expect(total).toBe(6);
  expect(await verdict(id)).toMatchObject({ is_met: true, evaluation_id: finished?.trial.id });
  expect((await activate(id)).status).toBe(200);
});

test('a prompt version that is worse than the active one in any field needs a reason', async () => {
  await lab.storeGolden(COMPANIES);
  lab.model.answerWith((call) =>
    promptOf(call).startsWith('Second') && articleOf(call).includes('Company7 AG')
      ? { startups: [] }
      : answerAsGolden(call),
  );
  const [base, id] = [await activeId(), await lab.save('Second text')];
  await evaluate(base);
  await evaluate(id);
  await lab.work();
  expect(await verdict(id)).toMatchObject({
    is_met: false,
    conditions: [
      { key: 'floors', is_met: true },
      { key: 'loss', text: 'More than 0.02 of F1 lost: company 0.03, canton 0.03, founded 0.03.' },
    ],
  });
});

test('evaluations of different golden sets are not compared', async () => {
  await lab.storeGolden(COMPANIES);
  const [base, id] = [await activeId(), await lab.save('Second text')];
  await evaluate(base);
  await lab.work();
  await lab.storeGolden(['Later AG']);
  await evaluate(id);
  await lab.work();
  expect((await verdict(id)).conditions).toContainEqual({
    key: 'loss',
    is_met: false,
    text: 'The golden set has changed since: evaluate both versions again.',
  });
  expect((await evaluations(base)).items[0]?.is_current).toBe(false);
});

test('the specified activation request works without a reason and is recorded as not evaluated', async () => {
  const id = await lab.save('Second text');
  expect((await lab.call('PUT', `/auth/llm/prompts/${id}/activate`)).status).toBe(200);
  expect((await activations()).items).toMatchObject([
    { version: 2, reason: null, evaluation_id: null, until: null },
    { version: 1, reason: null, until: expect.any(String) },
  ]);
});

test('an older prompt version is activated under the same conditions, and activations cannot be deleted', async () => {
  const [first, second] = [await activeId(), await lab.save('Second text')];
  await activate(second, 'Tried on five articles.');
  expect((await activate(first)).status).toBe(409);
  expect((await activate(first, 'The second one invents awards.')).status).toBe(200);
  expect((await activations()).items.map(({ version }) => version)).toEqual([1, 2, 1]);
  const refused = await lab.db
    .update(promptActivations)
    .set({ reason: 'another' })
    .catch((error: Error) => String(error.cause));
  expect(refused).toMatch(/do not change/);
  expect(await lab.db.delete(promptActivations).catch((error: Error) => String(error.cause))).toMatch(
    /do not change/,
  );
});

test('an activation counts the articles that its version extracted while active', async () => {
  await lab.storeArticles(['Alpha AG of Zug was founded in 2020.', 'Nothing.']);
  await lab.call('POST', '/auth/llm/run?mode=pending&batch=1&max=1&dry=0');
  await activate(await lab.save('Second text'), 'Tried on five articles.');
  await lab.call('POST', '/auth/llm/run?mode=pending&batch=1&max=1&dry=0');
  expect((await activations()).items.map(({ articles_read }) => articles_read)).toEqual([1, 1]);
});

test('a change of the minimum precision needs the current version and takes effect immediately', async () => {
  const gate = (await lab.call<ActivationGateBody>('GET', '/auth/llm/gate')).body;
  expect(gate).toEqual({
    company_name: 0.9,
    canton: 0.95,
    founding_year: 0.95,
    raised_money: 0.95,
    awards: 0.95,
    max_f1_loss: 0.02,
    min_articles: 20,
    version: 1,
  });
  const { version, ...settings } = gate;
  const put = (payload: object, seen: number) =>
    lab.call('PUT', '/auth/llm/gate', payload, { headers: { 'if-match': `"${seen}"` } });
  expect(await put({ ...settings, awards: 0.9 }, version)).toMatchObject({
    status: 200,
    body: { awards: 0.9, version: 2 },
  });
  expect(await put({ ...settings, awards: 0.8 }, version)).toMatchObject({
    status: 412,
    body: { current: { awards: 0.9 }, changed_by: 'super' },
  });
  expect((await put({ ...settings, awards: 1.1 }, 2)).status).toBe(400);
  expect((await put({ ...settings, awards: 0.90001 }, 2)).status).toBe(400);
  const events = await lab.db
    .select({ before: auditEvents.before, after: auditEvents.after })
    .from(auditEvents)
    .where(eq(auditEvents.action, 'activation_gate_saved'));
  expect(events).toMatchObject([{ before: { awards: 0.95 }, after: { awards: 0.9 } }]);
});
