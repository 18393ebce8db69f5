import { eq } from 'drizzle-orm';
import { TOKEN_SCOPES } from '@vaglio/access-control';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { users } from '../../platform/db/schema/users.table';
import { tokenApp } from './api-tokens.fixture';
import { apiTokens } from '../../platform/db/schema/api-tokens.table';

let world: Awaited<ReturnType<typeof tokenApp>>;
let time = Date.parse('2026-11-23T08:00:00Z');
const DAY_MS = 86_400_000;
beforeAll(async () => {
  world = await tokenApp(() => time);
});
afterAll(() => world.close());

const asOf: typeof world.asOf = (...call) => world.asOf(...call);
const person: typeof world.person = (...given) => world.person(...given);

test('a person creates an API token, and programs use it within its scopes', async () => {
  const { session, created, userId, answer } = await person(['investments:read', 'scoring:write']);
  expect(answer.statusCode).toBe(201);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(created.token.endsWith(created.ending)).toBe(true);
  const listed = await asOf(session, '/auth/api-tokens');
  expect(listed.json<{ total: number }>().total).toBe(1);
  expect(listed.body).not.toContain(created.token);
  expect((await asOf(created.token, '/auth/investments')).statusCode).toBe(200);
  expect((await asOf(created.token, '/auth/user')).json()).toMatchObject({ userId });
  const made = await asOf(created.token, '/auth/admin/parameters', 'POST', {
    parameterName: 'Tern Prize',
    value: 2,
  });
  expect(made.statusCode).toBe(201);
  const lacking = await asOf(created.token, '/auth/startups/raw');
  expect([lacking.statusCode, lacking.json()]).toEqual([
    403,
    { error: 'This API token lacks the scope startups:read.' },
  ]);
  const [event] = await world.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, 'parameter_created'));
  expect(event).toMatchObject({ actor_id: userId, session_id: created.id });
});

test('an API token cannot create a token, read sessions or change an account, whatever its scopes', async () => {
  const { created } = await person(TOKEN_SCOPES);
  const refused = await Promise.all([
    asOf(created.token, '/auth/api-tokens', 'POST', { name: 'More', scopes: ['audit:read'], days: 1 }),
    asOf(created.token, '/auth/api-tokens'),
    asOf(created.token, `/auth/api-tokens/${created.id}`, 'DELETE'),
    asOf(created.token, '/auth/sessions'),
    asOf(created.token, '/auth/register', 'POST', { email: 'a@b.example' }),
  ]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
});

test('an API token allows at most what its owner may do', async () => {
  const { created, userId } = await person(TOKEN_SCOPES);
  expect((await asOf(created.token, '/auth/startups/raw')).statusCode).toBe(200);
  await world.db.update(users).set({ role: 'user' }).where(eq(users.id, userId));
  expect((await asOf(created.token, '/auth/startups/raw')).statusCode).toBe(403);
  await world.db.update(users).set({ account_status: 'disabled' }).where(eq(users.id, userId));
  expect((await asOf(created.token, '/auth/user')).statusCode).toBe(401);
});

test('an API token stops working when it is revoked, when it expires and when its owner is deleted', async () => {
  const { session, created } = await person(['investments:read'], {}, 1);
  const other = await person(['investments:read']);
  const gone = await person(['investments:read']);
  expect((await asOf(other.session, `/auth/api-tokens/${created.id}`, 'DELETE')).statusCode).toBe(404);
  expect((await asOf(other.session, `/auth/api-tokens/${other.created.id}`, 'DELETE')).statusCode).toBe(204);
  expect((await asOf(other.session, `/auth/api-tokens/${other.created.id}`, 'DELETE')).statusCode).toBe(404);
  expect((await asOf(other.created.token, '/auth/user')).statusCode).toBe(401);
  await world.db.delete(users).where(eq(users.id, gone.userId));
  expect((await asOf(gone.created.token, '/auth/user')).statusCode).toBe(401);
  expect((await asOf(created.token, '/auth/user')).statusCode).toBe(200);
  time += DAY_MS;
  expect((await asOf(created.token, '/auth/user')).statusCode).toBe(401);
  expect((await asOf(session, '/auth/api-tokens')).statusCode).toBe(401); // the session has expired too
});

test('the last use of an API token is recorded with an accuracy of one minute', async () => {
  const { created } = await person(['investments:read']);
  const usedAt = async () =>
    (await world.db.select().from(apiTokens).where(eq(apiTokens.id, created.id)))[0]?.last_used_at;
  await asOf(created.token, '/auth/user');
  const first = await usedAt();
  time += 59_000;
  await asOf(created.token, '/auth/user');
  expect(await usedAt()).toBe(first);
  time += 1_000;
  await asOf(created.token, '/auth/user');
  expect(Date.parse((await usedAt()) ?? '')).toBe(time);
});

test('an API token with too many requests must wait, without an effect on other tokens', async () => {
  const { created, session } = await person(['investments:read']);
  const second = await asOf(session, '/auth/api-tokens', 'POST', {
    name: 'B',
    scopes: ['audit:read'],
    days: 1,
  });
  const calls = [];
  for (let n = 0; n < 41; n += 1) calls.push(await asOf(created.token, '/auth/user'));
  expect(calls.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(40);
  expect(calls.at(-1)?.json()).toEqual({
    error: 'Too many calls with this token. Please wait a moment and try again.',
  });
  expect(Number(calls.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await asOf(second.json<{ token: string }>().token, '/auth/user')).statusCode).toBe(200);
  expect((await asOf(session, '/auth/user')).statusCode).toBe(200);
  time += 60_000;
  expect((await asOf(created.token, '/auth/user')).statusCode).toBe(200);
});

test('an API token name is trimmed, and unreadable names are refused', async () => {
  const { session } = await person(['investments:read']);
  const make = (name: string) =>
    asOf(session, '/auth/api-tokens', 'POST', { name, scopes: ['audit:read'], days: 1 });
  time += 1_000;
  expect((await make(' CRM ')).json()).toMatchObject({ name: 'CRM' });
  for (const name of ['  ', 'C\u202eRM', '\u200b', 'x'.repeat(81)])
    expect((await make(name)).statusCode).toBe(400);
  const { items } = (await asOf(session, '/auth/api-tokens')).json<{ items: { name: string }[] }>();
  expect(items.map(({ name }) => name)).toEqual(['CRM', 'Sync']);
});

test('an unknown text in the format of an API token is refused', async () => {
  const { session, created } = await person(['investments:read']);
  const forged = `${created.token.slice(0, -1)}${created.token.endsWith('0') ? '1' : '0'}`;
  expect((await asOf(forged, '/auth/user')).statusCode).toBe(401);
  for (let n = 1; n < 50; n += 1)
    await asOf(session, '/auth/api-tokens', 'POST', { name: `Token ${n}`, scopes: ['audit:read'], days: 1 });
  const last = await asOf(session, '/auth/api-tokens', 'POST', {
    name: 'One more',
    scopes: ['audit:read'],
    days: 1,
  });
  expect([last.statusCode, last.json()]).toEqual([
    409,
    { error: 'A person has at most 50 tokens. Revoke one that is not used.' },
  ]);
  const unknown = await asOf(session, '/auth/api-tokens', 'POST', {
    name: 'x',
    scopes: ['all:write'],
    days: 1,
  });
  expect(unknown.statusCode).toBe(400);
});
