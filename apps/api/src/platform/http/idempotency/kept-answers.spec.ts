import { readObject } from '../validation/read-object';
import { contractDocument, type DocumentedOperation } from '../../../testing/contract-document';
import { testApp } from '../../../testing/test-app';

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

/** Names of fields that contain a secret: tokens, links, passwords, keys and codes. */
const SECRET = /token$|secret|password$|codes$|^link$|^uri$|^identity$/i;

test('a response that contains a secret is not stored for repetitions', async () => {
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
    'makeBackupKey',
    'makeResetLink',
    'refresh',
    'renewRecoveryCodes',
    'sendInvitation',
  ]);
  expect(posts.filter(isKept).length).toBeGreaterThan(50);
  expect(names(secret.filter(isKept))).toEqual([]);
});

test('a file response is not stored for repetitions', async () => {
  const { operations } = await contractDocument(world.app);
  const files = operations.filter(({ description }) =>
    JSON.stringify(answersOf(description)).includes('"application/octet-stream"'),
  );
  expect(files.map(({ operationId }) => operationId)).toContain('downloadBackup');
  expect(files.filter(isKept)).toEqual([]);
});

test('a token created with an idempotency key is in no table, and a repetition creates another token', async () => {
  const headers = { ...world.asRole('admin'), 'idempotency-key': 'key-1' };
  const payload = { name: 'Sync', scopes: ['audit:read'], days: 1 };
  const make = () => world.app.inject({ method: 'POST', url: '/auth/api-tokens', headers, payload });
  const [first, second] = [await make(), await make()];
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.json().token).not.toBe(first.json().token);
  expect((await world.pool.query('select from idempotent_requests')).rowCount).toBe(0);
});

function isKept({ description }: DocumentedOperation): boolean {
  return JSON.stringify(description['parameters'] ?? []).includes('"idempotency-key"');
}

/** Returns the schemas of an operation's successful responses. */
function answersOf({ responses }: Record<string, unknown>): unknown[] {
  return Object.entries(readObject(responses)).flatMap(([status, answer]) =>
    status.startsWith('2') ? [answer] : [],
  );
}

/** Returns the names of all text fields in a schema, at any depth. */
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
