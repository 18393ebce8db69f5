import type { DecisionReasonBody, DecisionRuleBody } from './decision-reasons.schemas';
import { decidingApp } from '../decisions.fixture';

const REASONS = '/auth/admin/decision-reasons';

let server: Awaited<ReturnType<typeof decidingApp>>;
beforeAll(async () => {
  server = await decidingApp();
  await server.pool.query(`
    create table first_reasons as select * from decision_reasons;
    create table first_rules as select * from decision_rules`);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.begin();
  await server.pool.query(`
    delete from decision_reasons;
    insert into decision_reasons overriding system value select * from first_reasons;
    delete from decision_rules;
    insert into decision_rules select * from first_rules`);
});

const ruleOf = async (kind: string): Promise<DecisionRuleBody> => {
  const { items } = (await server.call('GET', REASONS)).body;
  return items.find((rule: DecisionRuleBody) => rule.kind === kind);
};
const labels = async (kind = 'rejected') => (await ruleOf(kind)).reasons.map(({ label }) => label);
const add = async (kind: string, label: string): Promise<DecisionReasonBody> =>
  (await server.call('POST', REASONS, { kind, label })).body;

test('by default a rejection requires a reason, and default reasons exist', async () => {
  expect(await labels()).toEqual([
    'Too early',
    'Outside our sectors',
    'Outside Switzerland',
    'Team incomplete',
    'Terms not acceptable',
    'Too little evidence',
    'Other',
  ]);
  const { items } = (await server.call('GET', REASONS)).body;
  expect(items.map((rule: DecisionRuleBody) => [rule.kind, rule.is_reason_required])).toEqual([
    ['contacted', false],
    ['contract', false],
    ['investment', false],
    ['rejected', true],
    ['later', false],
  ]);
});

test('a decision reason is added at the end, renamed and moved', async () => {
  const { id } = await add('contract', ' Terms agreed ');
  await add('contract', 'Board agreed');
  expect(await labels('contract')).toEqual(['Terms agreed', 'Board agreed']);
  await server.call('PATCH', `${REASONS}/${id}`, { position: 2, label: 'Terms signed' });
  expect(await labels('contract')).toEqual(['Board agreed', 'Terms signed']);
  expect((await server.call('POST', REASONS, { kind: 'contract', label: 'board AGREED' })).status).toBe(409);
  expect((await server.call('PATCH', `${REASONS}/${id}`, { label: 'Board agreed' })).status).toBe(409);
  expect((await server.call('PATCH', `${REASONS}/${id}`, {})).status).toBe(400);
  expect((await server.call('PATCH', `${REASONS}/999`, { position: 1 })).status).toBe(404);
});

test('a new decision reason is placed before the reasons that need details', async () => {
  const other = await server.call('POST', REASONS, {
    kind: 'investment',
    label: 'Something else',
    needs_details: true,
  });
  expect(other.status).toBe(201);
  await add('investment', 'Strong team');
  await add('investment', 'Large market');
  expect(await labels('investment')).toEqual(['Strong team', 'Large market', 'Something else']);
});

test('a retired decision reason is not offered but kept with its decisions', async () => {
  const id = await server.reason('Too early');
  await server.decided({ kind: 'rejected', reason_id: id });
  const retired = await server.call('PATCH', `${REASONS}/${id}`, { is_retired: true });
  expect(retired.body).toMatchObject({ retired_at: expect.any(String), used: 1 });
  expect((await labels()).at(-1)).toBe('Too early');
  expect((await server.decide({ kind: 'rejected', reason_id: id }, { id: '2' })).status).toBe(400);
  await server.call('PATCH', `${REASONS}/${id}`, { label: 'Much too early', is_retired: false });
  expect((await server.listed()).items[0]?.reason).toBe('Too early');
  expect((await server.decided({ kind: 'rejected', reason_id: id }, { id: '2' })).reason).toBe(
    'Much too early',
  );
});

test('the rule for required reasons applies to the decisions route, and not to the flags route', async () => {
  await server.call('PATCH', REASONS, { kind: 'contacted', is_reason_required: true });
  expect((await server.decide({ kind: 'contacted' })).status).toBe(400);
  expect((await server.call('PATCH', '/auth/investments/1/flags', { contact: 1 })).status).toBe(200);
  await server.call('PATCH', REASONS, { kind: 'rejected', is_reason_required: false });
  expect((await server.decide({ kind: 'rejected' })).status).toBe(200);
});

test('each type of decision has at most twenty reasons', async () => {
  for (let count = 1; count <= 20; count += 1) await add('investment', `Reason ${count}`);
  expect(await server.call('POST', REASONS, { kind: 'investment', label: 'One more' })).toMatchObject({
    status: 409,
    body: { error: 'There are 20 reasons already. Retire one first.' },
  });
});

test('an unused decision reason is deleted, and a used reason is retired', async () => {
  const [first, second] = (await ruleOf('rejected')).reasons;
  await server.decided({ kind: 'rejected', reason_id: second?.id });
  const remove = (id = '', headers = {}) => server.call('DELETE', `${REASONS}/${id}`, undefined, headers);
  expect(await remove(second?.id)).toMatchObject({
    status: 409,
    body: { error: 'Decisions have this reason. Retire it instead.' },
  });
  expect(await remove(first?.id, { 'if-match': '"7"' })).toMatchObject({
    status: 412,
    body: { current: { label: 'Too early', version: 1 } },
  });
  expect((await remove(first?.id, { 'if-match': '"1"' })).status).toBe(204);
  expect((await labels())[0]).toBe('Outside our sectors');
  expect((await remove(first?.id)).status).toBe(404);
  expect((await server.decide({ kind: 'rejected', reason_id: first?.id }, { id: '2' })).status).toBe(400);
  const again = { kind: 'rejected', label: 'Too early', position: 1 };
  expect((await server.call('POST', REASONS, again)).status).toBe(201);
  expect((await labels()).slice(0, 2)).toEqual(['Too early', 'Outside our sectors']);
  const { items } = (await server.call('GET', '/auth/admin/audit?action=decision_reason_deleted')).body;
  expect(items).toMatchObject([{ before: { name: 'Too early', kind: 'rejected', position: 1 } }]);
});
