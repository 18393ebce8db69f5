import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RowIcons } from './RowActions';
import { readUserPage } from './user';
import { userColumns } from './user-columns';

const { users } = readUserPage({ users: [{ userId: '8', email: 'ann@x.ch', role: 'user', accountStatus: 'active' }], total: 1 });
const ACTIONS = { onAct: jest.fn(), whyNot: () => null };

/** A phone of 375 px leaves a table this much. */
const PHONE_TABLE_PX = 341;

test('on a phone the columns, with every action, need no scrolling sideways', () => {
  const columns = userColumns(users, 'narrow', new Date(), ACTIONS);
  expect(columns.map(({ headerName }) => headerName)).toEqual(['Email, Role', 'Actions']);
  expect(columns.reduce((sum, { width, minWidth }) => sum + (width ?? minWidth ?? 0), 0)).toBeLessThan(PHONE_TABLE_PX);
});

test('there the actions are icons that name what they do and to whom', async () => {
  const [user] = users;
  if (user === undefined) throw new Error('no user was read');
  render(<RowIcons user={user} {...ACTIONS} />);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Edit ann@x.ch', 'Reset PW ann@x.ch', 'Delete ann@x.ch']);
  await userEvent.click(screen.getByRole('button', { name: 'Reset PW ann@x.ch' }));
  expect(ACTIONS.onAct).toHaveBeenCalledWith('reset', user);
});
