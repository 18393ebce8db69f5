import { decidingApp } from '../decisions/decisions.fixture';
import { plusDays, zurichDay } from '../../platform/time/zurich-days';

const LIMITS = '/auth/admin/stage-limits';

let server: Awaited<ReturnType<typeof decidingApp>>;
beforeAll(async () => {
  server = await decidingApp();
});
afterAll(() => server.close());
beforeEach(() => server.begin());

test('the time limits of the board stages are 30 and 45 days until an admin changes or removes them', async () => {
  expect((await server.call('GET', LIMITS)).body).toEqual({ contacted: 30, contract: 45, version: 1 });
  const saved = await server.call('PUT', LIMITS, { contacted: 14, contract: null });
  expect(saved).toMatchObject({ status: 200, body: { contacted: 14, contract: null, version: 2 } });
  expect((await server.call('PUT', LIMITS, { contacted: 14, contract: null })).body.version).toBe(2);
  const refused = await server.call('PUT', LIMITS, { contacted: 0, contract: 45 });
  expect(refused).toMatchObject({ status: 400, body: { error: 'contacted must be at least 1.' } });
  const { items } = (await server.call('GET', '/auth/admin/audit?action=stage_limits_saved')).body;
  expect(items).toMatchObject([{ before: { contacted: 30 }, after: { contacted: 14, contract: null } }]);
});

const flagsOf = async () => {
  const { email_sent, create_contract, interested, rejected } = await server.flags();
  return { email_sent, create_contract, interested, rejected };
};
const move = (stage: string, payload: object = {}, headers = {}) =>
  server.call('POST', '/auth/investments/1/stage', { stage, ...payload }, headers);
const kindsOf = (decisions: { kind: string; from: number; to: number; origin: string }[]) =>
  decisions.map(({ kind, from, to, origin }) => `${kind} ${from}${to} ${origin}`);

test('moving a startup forward sets a flag, and moving it back removes later flags', async () => {
  await move('contacted');
  const forward = await move('investment');
  expect(kindsOf(forward.body.decisions)).toEqual(['investment 01 board']);
  await move('contract');
  const back = await move('new');
  expect(kindsOf(back.body.decisions).sort()).toEqual(['contacted 10 board', 'contract 10 board']);
  expect(await flagsOf()).toEqual({ email_sent: 0, create_contract: 0, interested: 0, rejected: 0 });
  const ids = back.body.decisions.map(({ id }: { id: string }) => id);
  const undone = await server.call('POST', '/auth/investments/1/stage/undo', { decisions: ids });
  expect(undone).toMatchObject({ status: 200, body: { startup: { email_sent: 1, create_contract: 1 } } });
  const again = await server.call('POST', '/auth/investments/1/stage/undo', { decisions: ids });
  expect(again).toMatchObject({ status: 409, body: { error: 'This decision was undone already.' } });
});

test('moving a startup to its current stage records no decision', async () => {
  const { version } = (await move('contract')).body.startup;
  const same = await move('contract', {}, { 'if-match': `"${version}"` });
  expect(same).toMatchObject({ status: 200, body: { decisions: [], startup: { version } } });
  const stale = await move('new', {}, { 'if-match': `"${version - 1}"` });
  expect(stale).toMatchObject({ status: 412, body: { current: { id: '1', create_contract: 1, version } } });
});

test('undoing a move out of Rejected restores the rejection with its reason', async () => {
  const reasonOnBoard = async () => {
    const { stages } = (await server.call('GET', '/auth/investments/stages')).body;
    return stages.find(({ stage }: { stage: string }) => stage === 'rejected').items[0]?.reason;
  };
  await server.decided({ kind: 'rejected', reason_id: await server.reason('Too early') });
  const away = await move('contacted');
  expect([await flagsOf(), await reasonOnBoard()]).toMatchObject([{ rejected: 0, email_sent: 1 }, undefined]);
  const decisions = away.body.decisions.map(({ id }: { id: string }) => id);
  await server.call('POST', '/auth/investments/1/stage/undo', { decisions });
  expect([await flagsOf(), await reasonOnBoard()]).toMatchObject([
    { rejected: 1, email_sent: 0 },
    'Too early',
  ]);
  await server.call('PATCH', '/auth/investments/1/flags', { rejected: 0 });
  const [newest] = (await server.listed()).items;
  expect(newest).toMatchObject({ kind: 'rejected', to: 0, reason: null });
  await server.undo(newest?.id ?? '');
  expect([await flagsOf(), await reasonOnBoard()]).toMatchObject([{ rejected: 1 }, 'Too early']);
});

test('a move out of Rejected undoes the rejection and sets the flags of the target stage', async () => {
  await server.call('PATCH', '/auth/investments/1/flags', { contact: 1, investment: 1, rejected: 1 });
  const moved = await move('contract');
  expect(kindsOf(moved.body.decisions).sort()).toEqual([
    'contract 01 board',
    'investment 10 board',
    'rejected 10 board',
  ]);
  expect(await flagsOf()).toEqual({ email_sent: 1, create_contract: 1, interested: 0, rejected: 0 });
});

test('a move out of Later ends the snooze, and undo restores it with its date', async () => {
  await server.call('PATCH', '/auth/investments/1/flags', { contact: 1, contract: 1 });
  const until = plusDays(zurichDay(Date.now()), 50);
  await server.decided({ kind: 'later', until });
  const { decisions, startup } = (await move('contacted')).body;
  expect(startup).toMatchObject({ create_contract: 0, email_sent: 1 });
  expect(startup.later_until).toBeUndefined();
  expect(kindsOf(decisions).sort()).toEqual(['contract 10 board', 'later 10 board']);
  const ids = decisions.map(({ id }: { id: string }) => id);
  const undone = await server.call('POST', '/auth/investments/1/stage/undo', { decisions: ids });
  expect(undone.body.startup).toMatchObject({ create_contract: 1, email_sent: 1, later_until: until });
});

test('a move to a stage that requires a reason is refused without one', async () => {
  await server.call('PATCH', '/auth/admin/decision-reasons', { kind: 'contract', is_reason_required: true });
  expect(await move('contract')).toMatchObject({ status: 400, body: { error: 'Choose a reason.' } });
  const moved = await move('contract', { details: 'The board agreed.' });
  expect(moved.body.decisions).toMatchObject([{ kind: 'contract', details: 'The board agreed.' }]);
  await server.call('PATCH', '/auth/admin/decision-reasons', { kind: 'contract', is_reason_required: false });
});
