import { readObject } from '../validation/read-object';
import { contractDocument, type DocumentedOperation } from '../../../testing/contract-document';
import { testApp } from '../../../testing/test-app';

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

/** A text of such a name lets its reader in: a token, a link that holds one, the address of a key for an app, or codes. */
const SECRET = /token$|secret|password$|codes$|^link$|^uri$/i;

test('no answer that holds a secret is kept for repetitions of its request', async () => {
  const { document, operations } = await contractDocument(world.app);
  const schemas = readObject(readObject(document['components'])['schemas']);
  const posts = operations.filter(({ method }) => method === 'POST');
  const secret = posts.filter(({ description }) =>
    fieldsOf(answersOf(description), schemas).some((name) => SECRET.test(name)),
  );
  const names = (found: DocumentedOperation[]) => found.map(({ operationId }) => operationId).sort();
  expect(names(secret)).toEqual([
    'addPasskey',
    'addPasskeyAtLogin',
    'beginSecondFactor',
    'beginSetUpAtLogin',
    'changeOwnPassword',
    'changePassword',
    'confirmSecondFactor',
    'createApiToken',
    'createServiceToken',
    'createWebhook',
    'finishProviderSignIn',
    'inviteUser',
    'login',
    'loginByCode',
    'loginByPasskey',
    'makeResetLink',
    'refresh',
    'renewRecoveryCodes',
    'sendInvitation',
  ]);
  const isKept = ({ description }: DocumentedOperation) =>
    JSON.stringify(description['parameters'] ?? []).includes('"idempotency-key"');
  expect(posts.filter(isKept).length).toBeGreaterThan(50);
  expect(names(secret.filter(isKept))).toEqual([]);
});

test('a token that was made with a key is in no table, and a repetition makes another', async () => {
  const headers = { ...world.asRole('admin'), 'idempotency-key': 'key-1' };
  const payload = { name: 'Sync', scopes: ['audit:read'], days: 1 };
  const make = () => world.app.inject({ method: 'POST', url: '/auth/api-tokens', headers, payload });
  const [first, second] = [await make(), await make()];
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.json().token).not.toBe(first.json().token);
  expect((await world.pool.query('select from idempotent_requests')).rowCount).toBe(0);
});

/** The answers of a call that succeeds. */
function answersOf({ responses }: Record<string, unknown>): unknown[] {
  return Object.entries(readObject(responses)).flatMap(([status, answer]) =>
    status.startsWith('2') ? [answer] : [],
  );
}

/** Names of all fields of texts, one or several, of a schema, at any depth. */
function fieldsOf(part: unknown, schemas: Record<string, unknown>, seen = new Set<string>()): string[] {
  if (Array.isArray(part)) return part.flatMap((one) => fieldsOf(one, schemas, seen));
  if (typeof part !== 'object' || part === null) return [];
  const { $ref, properties, ...rest } = readObject(part);
  const own = Object.entries(readObject(properties)).flatMap(([name, field]) =>
    isText(field) ? [name] : fieldsOf(field, schemas, seen),
  );
  const name =
    String($ref ?? '')
      .split('/')
      .at(-1) ?? '';
  const isNew = $ref !== undefined && !seen.has(name);
  seen.add(name);
  return [
    ...own,
    ...(isNew ? fieldsOf(schemas[name], schemas, seen) : []),
    ...fieldsOf(Object.values(rest), schemas, seen),
  ];
}

function isText(field: unknown): boolean {
  const { type, items } = readObject(field);
  const types = [type].flat();
  return types.includes('string') || (types.includes('array') && isText(items ?? {}));
}
