import { act, screen, waitFor, within } from '@testing-library/react';
import { aStartup, failing, LIST, listOf, signIn, widen } from '@vaglio/test-kit';
import { openPage } from '../testing/investments.fixture';

const ADD = 'POST /auth/startups';
const SIMILAR = 'GET /auth/startups/similar';
const UNDO = 'POST /auth/startups/:id/undo-added';
const FORM = '/potential-investiments?new=startup';
const VELA = aStartup({ id: '9', company_name: 'Vela AG', version: 1 });
const WITH_VELA = { [LIST]: listOf([VELA]), [ADD]: () => ({ status: 201, body: VELA }) };
const NOBODY = { items: [], total: 0 };
const KNOWN = {
  id: '4',
  company_name: 'Vela Robotics AG',
  website: 'https://vela.ch',
  canton: 'ZH',
  because: 'Same website',
  is_same: true,
  is_deleted: false,
};

beforeEach(() => {
  widen(1000);
  signIn({ role: 'user', scope: 'investments:write' });
});

const form = () => screen.findByRole('dialog', { name: 'New startup' });
const field = async (name: string) => within(await form()).findByLabelText(new RegExp(`^${name}`));
const addButton = () => screen.getByRole('button', { name: 'Add startup' });

test('a startup can be added by keyboard alone, and adding it can be undone', async () => {
  const { api, user, path } = openPage({ ...WITH_VELA, [SIMILAR]: NOBODY });
  act(() => screen.getByRole('link', { name: 'New startup' }).focus());
  await user.keyboard('{Enter}');
  const name = await field('Company name');
  await waitFor(() => expect(name).toHaveFocus());
  await user.keyboard('Vela AG{Tab}vela.ch');
  await user.selectOptions(await field('Canton'), 'ZH');
  await user.type(await field('Last name'), 'Frei');
  await user.type(await field('Note'), 'Met at the fair.');
  act(() => addButton().focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(path()).toBe('/potential-investiments?q=Vela+AG&startup=9'));
  expect(api.callsOf(ADD).map(({ body }) => body)).toEqual([
    {
      company_name: 'Vela AG',
      website: 'vela.ch',
      canton: 'ZH',
      last_name: 'Frei',
      note: 'Met at the fair.',
    },
  ]);
  expect(await screen.findByText('Vela AG was added.')).toBeVisible();
  api.answer({ [UNDO]: () => ({ status: 204 }) });
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(path()).toBe('/potential-investiments'));
  expect(api.callsOf(UNDO)[0]?.headers.get('If-Match')).toBe('"1"');
});

test('if undoing a new startup is refused, the reason is shown', async () => {
  const { user } = openPage(
    {
      ...WITH_VELA,
      [SIMILAR]: NOBODY,
      [UNDO]: failing('It cannot be undone because of later changes: notes.', 409),
    },
    FORM,
  );
  await user.type(await field('Company name'), 'Vela AG');
  await user.click(addButton());
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText(/because of later changes: notes/)).toBeVisible();
});

test('possible duplicates of a new startup are shown while the person types', async () => {
  const { api, user } = openPage({ [SIMILAR]: { items: [KNOWN], total: 1 } }, FORM);
  await user.type(await field('Company name'), 'Vela Robots');
  await user.type(await field('Website'), 'vela.ch');
  const status = within(await form()).getByRole('status');
  expect(await within(status).findByText('This company already exists')).toBeVisible();
  expect(within(status).getByRole('link', { name: 'Open Vela Robotics AG' })).toHaveAttribute(
    'href',
    '/potential-investiments?mode=all&later=all&startup=4',
  );
  expect(status).toHaveTextContent('Zürich, Same website');
  await waitFor(() =>
    expect(Object.fromEntries(api.callsOf(SIMILAR).at(-1)?.query ?? [])).toEqual({
      name: 'Vela Robots',
      website: 'vela.ch',
    }),
  );
});

test('a deleted company among the possible duplicates is marked as deleted and has no link', async () => {
  const { user } = openPage({ [SIMILAR]: { items: [{ ...KNOWN, is_deleted: true }], total: 1 } }, FORM);
  await user.type(await field('Company name'), 'Vela');
  expect(await screen.findByText(/was deleted\. An administrator can restore it/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Open / })).not.toBeInTheDocument();
});

test('missing and refused values of a new startup show an error at their fields', async () => {
  const { api, user } = openPage(
    { [SIMILAR]: NOBODY, [ADD]: failing('Vela AG is known already. Open it instead.', 409) },
    FORM,
  );
  await user.type(await field('Website'), 'javascript:alert(1)');
  await user.click(addButton());
  expect(await field('Company name')).toHaveAccessibleDescription('Company name is required.');
  expect(await field('Website')).toHaveAccessibleDescription(/must be a web address/);
  expect(api.callsOf(ADD)).toHaveLength(0);
  await user.clear(await field('Website'));
  await user.type(await field('Company name'), 'Vela AG');
  await user.click(addButton());
  await waitFor(async () =>
    expect(await field('Company name')).toHaveAccessibleDescription(
      'Vela AG is known already. Open it instead.',
    ),
  );
});

test('closing the form for a new startup returns to the previous list', async () => {
  const { user, path } = openPage({}, `${FORM}&canton=ZH`);
  await form();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(path()).toBe('/potential-investiments?canton=ZH'));
});

test('an empty list offers the form for a new startup only to people with the write permission', async () => {
  const { unmount } = openPage({ [LIST]: listOf([]) });
  expect(await screen.findByText('No startups yet')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'New startup' })).toHaveLength(2);
  unmount();
  signIn({ role: 'user' });
  openPage({ [LIST]: listOf([]) }, FORM);
  expect(await screen.findByText('No startups yet')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'New startup' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
