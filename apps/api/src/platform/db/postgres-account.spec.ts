import { chooseRunAs, type AccountFacts } from './postgres-account';

const NOBODY = { uid: 65534, gid: 65534 };
const root = (facts: Partial<AccountFacts> = {}): AccountFacts => ({
  uid: 0,
  owner: undefined,
  namespace: () => ['unshare', '-U'],
  nobody: () => NOBODY,
  ...facts,
});

test('an ordinary user runs PostgreSQL as themselves', () => {
  expect(chooseRunAs(root({ uid: 1000 }))).toEqual({ prefix: [] });
});

test('on Windows, which has no user numbers, PostgreSQL runs directly', () => {
  expect(chooseRunAs(root({ uid: undefined }))).toEqual({ prefix: [] });
});

test('an ordinary user who starts another user’s database gets a message with its owner', () => {
  expect(() => chooseRunAs(root({ uid: 1000, owner: { uid: 0, gid: 0 } }))).toThrow(
    /belongs to user 0, not to user 1000.*DATABASE_URL/,
  );
});

test.each([[undefined], [{ uid: 0, gid: 0 }]])(
  'root runs PostgreSQL in a user namespace, on files of %p',
  (owner) => {
    expect(chooseRunAs(root({ owner }))).toEqual({ prefix: ['unshare', '-U'] });
  },
);

test('root runs another user’s database as that user', () => {
  expect(chooseRunAs(root({ owner: { uid: 1000, gid: 100 } }))).toEqual({
    prefix: [],
    account: { uid: 1000, gid: 100 },
  });
});

test('root without user namespaces runs PostgreSQL as the user nobody', () => {
  expect(chooseRunAs(root({ namespace: () => undefined }))).toEqual({ prefix: [], account: NOBODY });
});

test('root without these options gets instructions to run as an ordinary user or to set DATABASE_URL', () => {
  expect(() => chooseRunAs(root({ namespace: () => undefined, nobody: () => undefined }))).toThrow(
    /Run as an ordinary user, or set DATABASE_URL/,
  );
});
