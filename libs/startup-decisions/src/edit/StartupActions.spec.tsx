import { screen, waitFor } from '@testing-library/react';
import { fakeApi, renderWithApi, signIn, type aStartup, anInvestment, Themed } from '@vaglio/test-kit';
import { StartupActions } from './StartupActions';

function show(overrides: Parameters<typeof aStartup>[0] = {}) {
  const [onDecide, onEdit, onManage] = [jest.fn(), jest.fn(), jest.fn()];
  const startup = anInvestment({ id: '1', ...overrides });
  const view = renderWithApi(
    <StartupActions
      startup={startup}
      isSaving={false}
      onDecide={onDecide}
      onEdit={onEdit}
      onManage={onManage}
      isWide
    />,
    fakeApi(),
    { wrapper: Themed },
  );
  return { ...view, startup, onDecide, onEdit };
}

const manage = async (...args: Parameters<typeof show>) => {
  signIn({ role: 'admin' });
  const view = show(...args);
  await view.user.click(screen.getByRole('button', { name: 'Manage' }));
  return view;
};

test.each([
  [{ role: 'admin' }, 1],
  [{ role: 'user', admin: true }, 1],
  [{ role: 'user', scope: 'investments:write' }, 1],
  [{ role: 'user', scopes: ['admin'] }, 1],
  [{ role: 'super' }, 0],
  [{ role: 'user' }, 0],
  [{ role: 'user', scope: 'investments:read' }, 0],
])('a person with the token %j sees %d buttons Manage and Edit text', (claims, count) => {
  signIn(claims);
  show();
  expect(screen.queryAllByRole('button', { name: 'Manage' })).toHaveLength(count);
  expect(screen.queryAllByRole('button', { name: 'Edit text' })).toHaveLength(count);
});

test.each([
  ['a super user', { role: 'super' }, 1],
  ['a super user with write permission', { role: 'super', scope: 'investments:write' }, 0],
  ['a user, who has no access to the settings either', { role: 'user' }, 0],
  ['an admin', { role: 'admin' }, 0],
])(
  'the reason for the hidden button Manage is shown only to a super user without the permission (%s)',
  (_who, claims, count) => {
    signIn(claims);
    show();
    const reason = /they need the right “Mark and edit startups”/;
    expect(screen.queryAllByText(reason)).toHaveLength(count);
  },
);

test.each([
  ['Contacted', 'email_sent', 'contact'],
  ['Contract', 'create_contract', 'contract'],
  ['Investment', 'interested', 'investment'],
] as const)(
  'the menu item %s shows the flag %s and sets it with the decision %s',
  async (label, column, flag) => {
    const { user, startup, onDecide } = await manage({ [column]: 1 });
    const item = screen.getByRole('menuitemcheckbox', { name: label });
    expect(screen.getAllByRole('menuitemcheckbox', { checked: true })).toEqual([item]);
    await user.click(item);
    expect(onDecide.mock.calls).toEqual([[startup, flag, false]]);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
);

test.each([
  [0, 'Reject', true],
  [1, 'Unreject', false],
])(
  'a startup whose flag rejected is %d has the menu item %s, which sets the flag to %s',
  async (rejected, label, isSet) => {
    const { user, startup, onDecide } = await manage({ rejected });
    await user.click(screen.getByRole('menuitem', { name: label }));
    expect(onDecide.mock.calls).toEqual([[startup, 'rejected', isSet]]);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
);
