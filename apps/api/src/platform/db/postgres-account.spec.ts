import { chooseRunAs, type AccountFacts } from './postgres-account';

const NOBODY = { uid: 65534, gid: 65534 };
const root = (facts: Partial<AccountFacts> = {}): AccountFacts => ({
  uid: 0,
  owner: undefined,
  namespace: () => ['unshare', '-U'],
  nobody: () => NOBODY,
  ...facts,
});

test('an ordinary user runs PostgreSQL as itself', () => {
  expect(chooseRunAs(root({ uid: 1000 }))).toEqual({ prefix: [] });
});

test('Windows, which has no user numbers, runs it as it is', () => {
  expect(chooseRunAs(root({ uid: undefined }))).toEqual({ prefix: [] });
});

test("an ordinary user gets the owner of the database in the message when it is another's", () => {
  expect(() => chooseRunAs(root({ uid: 1000, owner: { uid: 0, gid: 0 } }))).toThrow(
    /belongs to user 0, not to user 1000.*DATABASE_URL/,
  );
});

test.each([[undefined], [{ uid: 0, gid: 0 }]])(
  'root runs it in a user namespace, on files of %p',
  (owner) => {
    expect(chooseRunAs(root({ owner }))).toEqual({ prefix: ['unshare', '-U'] });
  },
);

test('root runs the database of another user as that user', () => {
  expect(chooseRunAs(root({ owner: { uid: 1000, gid: 100 } }))).toEqual({
    prefix: [],
    account: { uid: 1000, gid: 100 },
  });
});

test('root without user namespaces runs it as nobody', () => {
  expect(chooseRunAs(root({ namespace: () => undefined }))).toEqual({ prefix: [], account: NOBODY });
});

test('root with neither is asked to run as an ordinary user or to set DATABASE_URL', () => {
  expect(() => chooseRunAs(root({ namespace: () => undefined, nobody: () => undefined }))).toThrow(
    /Run as an ordinary user, or set DATABASE_URL/,
  );
});
