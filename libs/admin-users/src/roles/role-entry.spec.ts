import { firstChoice, readRoleEntry, readRoles } from './role-entry';

test.each([
  ['user', 'user', 'user'],
  [{ id: 'user' }, 'user', 'user'],
  [{ roleID: 'user' }, 'user', 'user'],
  [{ code: 'user' }, 'user', 'user'],
  [{ name: 'user' }, 'user', 'user'],
  [{ label: 'user' }, 'user', 'user'],
  [{ id: 3, name: 'user' }, 'user', 'user'],
  [{ code: 'super', label: 'Settings keeper' }, 'super', 'Settings keeper'],
  [{ name: 'super', label: 'Super' }, 'super', 'super'],
  [{ id: 5, name: 'auditor' }, '5', 'auditor'],
  [7, '7', '7'],
])('the role entry %j is sent as %s and shown as %s', (entry, value, label) =>
  expect(readRoleEntry(entry)).toEqual({ value, label, isAssignable: true }),
);

test.each([[''], [' '], [null], [undefined], [{}], [true], [{ name: '' }]])('%j is no role entry', (entry) =>
  expect(readRoleEntry(entry)).toBeNull(),
);

test.each([
  [['user', 'super']],
  [{ roles: ['user', 'super', 'user'] }],
  [{ roles: [{ name: 'user' }, null, { code: 'super' }] }],
])('the roles of %j are user and super, in that order', (answer) =>
  expect(readRoles(answer).map(({ value }) => value)).toEqual(['user', 'super']),
);

test('a role that the server says the person may not give is not offered', () =>
  expect(
    readRoles({
      roles: [
        { id: 'user', assignable: true },
        { id: 'admin', assignable: false },
      ],
    }).map(({ value }) => value),
  ).toEqual(['user']));

test.each([[null], [undefined], ['no'], [{}], [{ roles: 'user' }]])('%j holds no roles', (answer) =>
  expect(readRoles(answer)).toEqual([]),
);

test.each([
  ['super', 'super'],
  ['auditor', 'user'],
  ['', 'user'],
])('with the present role %j the picker opens on %s', (present, chosen) =>
  expect(firstChoice(readRoles(['user', 'super']), present)).toBe(chosen),
);

test('without roles there is no choice', () => expect(firstChoice([], 'user')).toBe(''));
