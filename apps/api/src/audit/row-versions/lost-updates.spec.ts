import { eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { testApp, type ActorName } from '../../testing/test-app';
import { EDITABLES, seenVersionOf, send, type Server } from './editable.fixture';

let server: Server;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

describe.each(EDITABLES.map((editable) => [editable.kind, editable] as const))(
  'concurrent edits of a %s',
  (_kind, editable) => {
    const { create, read, edit, remove } = editable;
    let made: Record<string, unknown>;
    const now = () => read(made, server);
    beforeAll(async () => {
      made = create ? (await send(server, 'admin', create)).body : {};
    });

    test('when two people edit the same version, the second gets the current version with its author and time', async () => {
      const seen = await now();
      const first = await send(server, 'super', edit(seen, 0), seenVersionOf(editable, seen));
      expect(first.status).toBe(200);
      const after = await now();
      const second = await send(server, 'admin', edit(seen, 2), seenVersionOf(editable, seen));
      expect(second).toEqual({
        status: 412,
        body: {
          error: 'Somebody changed this in the meantime. Please reload.',
          current: editable.kind === 'prompt' ? first.body : after,
          changed_by: 'super',
          changed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        },
      });
      expect(await now()).toEqual(after);
    });

    test('an edit with the current version, or without a version, succeeds and increases the version by one', async () => {
      for (const sends of [true, false]) {
        const seen = await now();
        const version = seenVersionOf(editable, seen);
        const { status } = await send(server, 'admin', edit(seen, 1), sends ? version : undefined);
        expect(status).toBe(200);
        expect(seenVersionOf(editable, await now())).toBe(Number(version) + 1);
      }
    });

    if (remove)
      test('a row that has changed since it was read is not deleted', async () => {
        const seen = await now();
        await send(server, 'super', edit(seen, 0));
        const current = await now();
        expect(await send(server, 'admin', remove(seen), seenVersionOf(editable, seen))).toMatchObject({
          status: 412,
          body: { current, changed_by: 'super' },
        });
        expect(await now()).toEqual(current);
        const { status } = await send(server, 'admin', remove(seen), seenVersionOf(editable, current));
        expect([status, await now()]).toEqual([204, {}]);
      });
  },
);

test.each([
  ['role', { role: 'super' }],
  ['scopes', { scopes: ['investments:write'] }],
  ['status', { accountStatus: 'disabled' }],
  ['password', { newPassword: 'another long and rare phrase 9152' }],
])(
  'changing the %s of an account is refused if the account has changed since it was read',
  async (path, payload) => {
    const { userId } = server.person('user');
    const url = `/auth/admin/users/${userId}/${path}`;
    const [before] = await server.db.select().from(users).where(eq(users.id, userId));
    const stale = (before?.version ?? 0) - 1;
    expect(await send(server, 'admin', { method: 'PATCH', url, payload }, stale)).toMatchObject({
      status: 412,
      body: { current: { id: userId, version: before?.version } },
    });
    expect(await server.db.select().from(users).where(eq(users.id, userId))).toEqual([before]);
  },
);

test('the version of an account changes when an admin sets the password, but not at a sign-in', async () => {
  const { userId } = server.person('user');
  const versionAfter = async (change: Partial<typeof users.$inferInsert>) => {
    const [row] = await server.db.update(users).set(change).where(eq(users.id, userId)).returning();
    return row?.version;
  };
  const version = await versionAfter({ must_change_password: false });
  expect(await versionAfter({ last_sign_in_at: '2026-01-01T00:00:00.000Z' })).toBe(version);
  expect(await versionAfter({ password_hash: 'own' })).toBe(version);
  expect(await versionAfter({ password_hash: 'given', must_change_password: true })).toBe(
    Number(version) + 1,
  );
});

test('adding or removing an item of a group is recorded as a change of the group', async () => {
  const parameter = {
    method: 'POST',
    url: '/auth/admin/parameters',
    payload: { parameterName: 'Prize', value: 1 },
  } as const;
  const group = {
    method: 'POST',
    url: '/auth/admin/awards/excl/groups',
    payload: { group_name: 'Prizes' },
  } as const;
  await send(server, 'admin', parameter);
  const { body: made } = await send(server, 'admin', group);
  const url = `${group.url}/${String(made.id)}`;
  await send(server, 'super', {
    method: 'POST',
    url: `${url}/items`,
    payload: { parameter_id: 'prize', precedence: 1 },
  });
  expect(await send(server, 'admin', { method: 'DELETE', url }, made.version)).toMatchObject({
    status: 412,
    body: { current: { version: 2, parameter_names: ['Prize'] }, changed_by: 'super' },
  });
  const again = {
    method: 'POST',
    url: `${url}/items`,
    payload: { parameter_id: 'prize', precedence: 2 },
  } as const;
  const takeOut = { method: 'DELETE', url: `${url}/items/by-param/prize` } as const;
  for (const stale of [again, takeOut])
    expect(await send(server, 'admin', stale, made.version)).toMatchObject({
      status: 412,
      body: { current: { version: 2, parameter_names: ['Prize'] } },
    });
  expect(await send(server, 'super', takeOut, 2)).toMatchObject({ status: 204 });
  expect(
    await send(server, 'admin', { method: 'PUT', url, payload: { group_name: 'Mine' } }, 2),
  ).toMatchObject({
    status: 412,
    body: { current: { version: 3, parameter_names: [] } },
  });
});

test('activating a prompt version is refused if another person activated a version first', async () => {
  const save = async (prompt: string) =>
    (
      await send(server, 'admin', {
        method: 'PUT',
        url: '/auth/llm/prompt',
        payload: { prompt, name: 'two' },
      })
    ).body;
  const [first, second, third] = [await save('One'), await save('Two'), await save('Three')];
  const activate = (actor: ActorName, row: Record<string, unknown>, seen: unknown) =>
    send(server, actor, { method: 'PUT', url: `/auth/llm/prompts/${String(row.prompt_id)}/activate` }, seen);
  expect(await activate('super', second, first.version)).toMatchObject({
    status: 200,
    body: { is_active: true },
  });
  expect(await activate('admin', third, first.version)).toMatchObject({
    status: 412,
    body: { current: { version: 2, is_active: true }, changed_by: 'super' },
  });
  expect(await activate('admin', third, 2)).toMatchObject({ status: 200, body: { version: 3 } });
});
