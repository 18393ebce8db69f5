import { sql } from 'drizzle-orm';
import { plusDays, zurichDay } from '../platform/time/zurich-days';
import { notifiedApp } from './notifications.fixture';

let server: Awaited<ReturnType<typeof notifiedApp>>;
beforeAll(async () => {
  server = await notifiedApp();
  await server.importRow({ ID: '3', company_name: 'Gamma AG', awards: [] });
  await server.curate();
});
afterAll(() => server.close());
beforeEach(() => server.db.execute(sql`truncate notifications, startup_followers`));

/** Runs a bulk action on the whole list as an administrator. @returns id of the action */
async function act(action: object): Promise<string> {
  const query = { mode: 'all' };
  const { body: selection } = await server.as('admin', 'GET', '/auth/investments/selection?mode=all');
  const { expected, token } = selection;
  const { status, body } = await server.as('admin', 'POST', '/auth/investments/bulk', {
    query,
    expected,
    token,
    action,
  });
  expect([status, body.count]).toEqual([200, 3]);
  return body.id;
}
const undoAct = (id: string) => server.as('admin', 'POST', `/auth/investments/bulk/${id}/undo`, {});

test('a bulk decision and its undo are one notification for each follower', async () => {
  for (const id of ['1', '2', '3']) await server.follow('user', 'PUT', id);
  await server.follow('super', 'PUT', '2');
  const id = await act({ decision: { kind: 'contacted', details: 'Mailed all.' } });
  expect(await server.said('user')).toEqual(['admin set Contacted: 3 startups (Beta AG, Acme AG, Gamma AG)']);
  expect(await server.said('super')).toEqual(['admin set Contacted: Beta AG (Mailed all.)']);
  expect((await server.inbox('user')).items[0]).toMatchObject({ startup_id: null, kind: 'decision' });
  expect((await undoAct(id)).status).toBe(200);
  expect(await server.said('user')).toEqual([
    'admin removed Contacted: 3 startups (Beta AG, Acme AG, Gamma AG)',
    'admin set Contacted: 3 startups (Beta AG, Acme AG, Gamma AG)',
  ]);
  expect(await server.said('super')).toEqual([
    'admin removed Contacted: Beta AG',
    'admin set Contacted: Beta AG (Mailed all.)',
  ]);
});

test('startups that return together from different snooze dates are one notification', async () => {
  const until = (days: number) => plusDays(zurichDay(Date.now()), days);
  for (const [place, id] of ['1', '2'].entries())
    await server.decide({ kind: 'later', until: until(10 + place) }, { actor: 'super+w', id });
  for (const id of ['1', '2', '3']) await server.follow('user', 'PUT', id);
  const id = await act({ decision: { kind: 'later', until: until(30) } });
  expect(await server.said('user')).toEqual([expect.stringContaining('admin set Later: 3 startups (')]);
  await undoAct(id);
  expect(await server.said('user')).toEqual([
    expect.stringMatching(/^admin (set|ended) Later: 3 startups \(/),
    expect.stringContaining('admin set Later: 3 startups ('),
  ]);
});

test('undoing a bulk decision for one startup is a separate notification', async () => {
  for (const id of ['1', '2']) await server.follow('user', 'PUT', id);
  await act({ decision: { kind: 'contract' } });
  const { items } = await server.listed('1');
  await server.undo(items[0]?.id ?? '', { actor: 'admin' });
  expect(await server.said('user')).toEqual([
    'admin removed Contract: Acme AG',
    'admin set Contract: 2 startups (Beta AG, Acme AG)',
  ]);
});
