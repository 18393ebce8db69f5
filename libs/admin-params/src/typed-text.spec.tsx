import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderWithApi } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { ExclusivitySection } from './exclusivity/ExclusivitySection';
import { ParametersSection } from './parameters/ParametersSection';
import { ScoresSection } from './scores/ScoresSection';
import { A_GROUP, KICK, parameterRoutes, SCORE_ROUTES } from './testing/admin-params.fixture';

function open(section: React.ReactElement) {
  const api = fakeApi({
    ...parameterRoutes(KICK),
    ...SCORE_ROUTES,
    'GET /auth/admin/awards/excl/groups': { items: [A_GROUP] },
    'GET /auth/admin/awards/excl/config': { items: [] },
    'GET /auth/admin/awards/excl/groups/:id/items': { items: [] },
  });
  return renderWithApi(section, api, { wrapper: ThemeRoot });
}

const question = () => screen.queryByRole('dialog', { name: 'Discard changes' });

test.each([
  ['Edit parameter', <ParametersSection key="" />, 'Edit', 'Name'],
  ['Create parameter', <ParametersSection key="" />, 'Create parameter', 'Value'],
  ['New group', <ExclusivitySection key="" />, 'New', 'Description (optional)'],
  ['Rename group', <ExclusivitySection key="" />, 'Rename', 'Name'],
])(
  'typed input in %s needs confirmation before it is discarded, but an unchanged form does not',
  async (_title, section, button, label) => {
    const { user } = open(section);
    await user.click(await screen.findByRole('button', { name: button }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(screen.getByRole('button', { name: button }));
    await user.type(within(screen.getByRole('dialog')).getByLabelText(label), '1{Escape}');
    expect(question()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

/** Returns true if closing the tab would require a confirmation because of unsaved input. */
const isHeld = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('changed score settings need confirmation before the person leaves the page', async () => {
  const { user } = open(<ScoresSection />);
  const threshold = await screen.findByLabelText('Threshold');
  expect(isHeld()).toBe(false);
  await user.type(threshold, '1');
  expect(isHeld()).toBe(true);
  await user.type(threshold, '{Backspace}.0');
  expect(isHeld()).toBe(false);
});

test('a selected parameter that was not yet added to its group needs confirmation before the page is left', async () => {
  const { user } = open(<ExclusivitySection />);
  await screen.findByRole('option', { name: 'kick' });
  expect(isHeld()).toBe(false);
  await user.selectOptions(screen.getByLabelText('Parameter'), 'kick');
  expect(isHeld()).toBe(true);
});
