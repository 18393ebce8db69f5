import { ROLES, isAllowed, PERMISSIONS } from '@vaglio/access-control';
import { EDITABLES, send } from '../../../audit/row-versions/editable.fixture';
import { storeStartups } from '../../../scoring/rescoring/stored-startups.fixture';
import { addressOf, contractDocument, type DocumentedOperation } from '../../../testing/contract-document';
import { readObject } from '../validation/read-object';
import { testApp } from '../../../testing/test-app';

let world: Awaited<ReturnType<typeof testApp>>;
let contract: Awaited<ReturnType<typeof contractDocument>>;
beforeAll(async () => {
  world = await testApp();
  contract = await contractDocument(world.app);
});
afterAll(() => world.close());

const NO_ROW = '987654321';

/** Sends a request to every operation that documents the status, and expects this status with the documented body. */
async function provoke(
  status: number,
  request: (operation: DocumentedOperation) => object | null,
  isMeant: (operation: DocumentedOperation) => boolean = () => true,
): Promise<string[]> {
  const meant = contract.operations.filter(
    (operation) => operation.statuses.includes(status) && isMeant(operation),
  );
  expect(meant.length).toBeGreaterThan(5);
  const wrong: string[] = [];
  for (const operation of meant) {
    const { method, operationId } = operation;
    const answer = await world.app.inject({
      method,
      url: addressOf(operation, NO_ROW),
      ...request(operation),
    });
    const fault =
      answer.statusCode === status
        ? contract.faultOf(operation, status, answer.json())
        : `is ${answer.statusCode}, not ${status}`;
    if (fault) wrong.push(`${operationId}: ${fault}`);
  }
  return wrong;
}

const asAdmin = () => ({ headers: world.asRole('admin') });
const needsNoBody = ({ description }: DocumentedOperation) =>
  readObject(description['requestBody'])['required'] !== true;
const holdsBody = ({ method }: DocumentedOperation) => method !== 'GET';

test('every route of the permission table that is not a page is documented with its security', () => {
  const described = contract.operations.map(({ operationId }) => operationId).sort();
  const others = ['readApiDocument', 'readApiReference', 'readWebApp'];
  expect(described).toEqual(
    PERMISSIONS.map(({ operationId }) => String(operationId))
      .filter((operationId) => !others.includes(operationId))
      .sort(),
  );
  const guarded = contract.operations
    .filter(({ isGuarded }) => isGuarded)
    .map(({ operationId }) => operationId);
  expect(guarded.sort()).toEqual(
    PERMISSIONS.filter(({ allow }) => allow !== 'public')
      .map(({ operationId }) => String(operationId))
      .sort(),
  );
  expect(contract.operations.filter(({ description }) => !('security' in description))).toEqual([]);
  expect(contract.document['servers']).toEqual([{ url: '/', description: 'This installation' }]);
});

test('requests without a session get the documented 401 from every protected route', async () => {
  expect(
    await provoke(
      401,
      () => ({}),
      ({ isGuarded }) => isGuarded,
    ),
  ).toEqual([]);
});

test('people without the permission get the documented 403', async () => {
  const forUsers = PERMISSIONS.filter((row) => isAllowed(row, { role: ROLES[0] })).map(({ operationId }) =>
    String(operationId),
  );
  expect(
    await provoke(
      403,
      () => ({ headers: world.asRole('user') }),
      ({ operationId }) => !forUsers.includes(operationId),
    ),
  ).toEqual([]);
});

test('a missing row returns the documented 404', async () => {
  const isRow = (operation: DocumentedOperation) => operation.path.includes('{') && needsNoBody(operation);
  expect(await provoke(404, asAdmin, isRow)).toEqual([]);
});

test('a NUL character in the address returns the documented 400 on every route', async () => {
  expect(
    await provoke(400, (operation) => ({
      ...asAdmin(),
      url: `${addressOf(operation, NO_ROW)}?q=%00`,
      ...(holdsBody(operation) ? { payload: {} } : {}),
    })),
  ).toEqual([]);
});

test('an id that is too long returns the documented 414', async () => {
  expect(
    await provoke(414, (operation) => ({ ...asAdmin(), url: addressOf(operation, '9'.repeat(300)) })),
  ).toEqual([]);
});

test('a request body of another type or size returns the documented 415 or 413', async () => {
  const withBody = (payload: string, type: string) => () => ({
    headers: { ...world.asRole('admin'), 'content-type': type },
    payload,
  });
  expect(await provoke(415, withBody('{}', 'text/plain'))).toEqual([]);
  expect(await provoke(413, withBody(JSON.stringify('x'.repeat(300_000)), 'application/json'))).toEqual([]);
});

describe.each(EDITABLES.map((editable) => [editable.kind, editable] as const))(
  'updates of a %s',
  (_kind, editable) => {
    test('an update with an outdated version returns the documented 412 with the current row', async () => {
      const { create, read, edit, remove } = editable;
      const made = create ? (await send(world, 'admin', create)).body : {};
      const seen = await read(made, world);
      for (const change of remove ? [edit(seen, 0), remove(seen)] : [edit(seen, 0)]) {
        const { status, body } = await send(world, 'admin', change, '99');
        const operation = contract.operationAt(change.method, change.url);
        expect([status, contract.faultOf(operation, 412, body)]).toEqual([412, null]);
        expect(contract.faultOf(operation, 412, { error: 'without a row' })).not.toBeNull();
        expect(contract.faultOf(operation, 412, { ...body, current: {} })).not.toBeNull();
      }
    });
  },
);

test('an idempotency key used for another request returns the documented 422', async () => {
  const keyed = { ...world.asRole('admin'), 'idempotency-key': 'used' };
  const first = await world.app.inject({
    method: 'POST',
    url: '/auth/admin/parameters',
    headers: keyed,
    payload: { parameterName: 'Key', value: 1 },
  });
  expect(first.statusCode).toBe(201);
  expect(await provoke(422, () => ({ headers: keyed }), needsNoBody)).toEqual([]);
});

test('an unsupported method returns the 405 documented for all addresses', async () => {
  expect(JSON.stringify(contract.document['info'])).toContain('405');
  for (const path of new Set(contract.operations.map((operation) => operation.path))) {
    const url = path.replaceAll(/\{\w+\}/g, NO_ROW);
    const { statusCode, headers, body } = await world.app.inject({ method: 'OPTIONS', url, ...asAdmin() });
    const methods = contract.methodsAt(url);
    const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
    expect([path, statusCode, headers.allow]).toEqual([path, 405, allowed.sort().join(', ')]);
    expect(contract.isFailure(JSON.parse(body))).toBe(true);
  }
});

test.each(['listInvestments', 'listCurated'])(
  'the route %s returns whole rows and selected columns as documented',
  async (name) => {
    await storeStartups(world.db, [{ company_name: name }]);
    const list = contract.operations.find(({ operationId }) => operationId === name);
    if (!list) throw new Error(`${name} is not described`);
    for (const query of ['', '?fields=id,canton,raised_money', '?pageSize=all&withAwards=0']) {
      const answer = await world.app.inject({ url: `${list.path}${query}`, ...asAdmin() });
      expect([query, contract.faultOf(list, answer.statusCode, answer.json())]).toEqual([query, null]);
    }
  },
);
