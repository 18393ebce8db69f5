import { plusDays, startOfDay, zurichDay } from '../platform/time/zurich-days';
import { mailedApp } from './mails/mailed.fixture';

const HOUR = 60 * 60_000;
/**
 * Start of the test week, shortly after now: decisions use the database clock, and everybody must have joined before.
 */
const BEGIN = Date.now() + 60_000;

let server: Awaited<ReturnType<typeof mailedApp>>;
beforeAll(async () => {
  server = await mailedApp(BEGIN);
});
afterAll(() => server.close());

const dayAt = (days: number, hours: number) => startOfDay(plusDays(zurichDay(BEGIN), days)) + hours * HOUR;

test('a digest lists the new startups of the chosen view and links to it', async () => {
  for (const actor of ['user+w', 'super', 'super+w', 'admin'] as const)
    await server.choose(actor, [], 'never');
  const { body: view } = await server.as('user', 'POST', '/auth/views', {
    name: 'The Betas',
    query: 'q=beta',
  });
  const chosen = { choices: [], digest: 'every_day', digest_time: '08:30', digest_view: view.id };
  expect((await server.as('user', 'PUT', '/auth/notifications/settings', chosen)).body).toMatchObject({
    digest_view: view.id,
  });
  server.clock.now = BEGIN;
  await server.mailedAt(dayAt(0, 23.9));
  const [digest] = await server.mailedAt(dayAt(1, 8.6));
  const text = (digest?.text ?? '').replaceAll('\r', '');
  expect(text).toMatch(/New above the threshold of 1\.5, of \S+The Betas\S+\n- Beta AG 4\.0/);
  expect(text).not.toContain('Acme AG');
  // A request without a view does not change the view. After the view is deleted, the digest covers the whole list
  // again.
  await server.choose('user', [], 'every_day', '08:30');
  expect((await server.settings('user')).digest_view).toBe(view.id);
  expect((await server.as('user', 'DELETE', `/auth/views/${view.id}`)).status).toBe(204);
  expect((await server.settings('user')).digest_view).toBeNull();
});

test('the personal view of another person cannot be selected for a digest', async () => {
  const { body: view } = await server.as('admin', 'POST', '/auth/views', { name: 'Mine', query: 'q=beta' });
  const chosen = { choices: [], digest: 'every_day', digest_time: '08:30', digest_view: view.id };
  expect((await server.as('user', 'PUT', '/auth/notifications/settings', chosen)).status).toBe(400);
  expect((await server.settings('user')).digest_view).toBeNull();
});
