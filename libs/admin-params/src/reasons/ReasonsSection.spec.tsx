import { act, screen, waitFor, within } from '@testing-library/react';
import {
  changedMeanwhile,
  failing,
  fakeApi,
  notOffered,
  renderWithApi,
  type FakeRoutes,
} from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { aReason, REASONS, rulesWith } from './reasons.fixture';
import { ReasonsSection } from './ReasonsSection';

const URL = '/auth/admin/decision-reasons';
const LIST = `GET ${URL}`;
const PATCH = `PATCH ${URL}/:id`;

function open(routes: FakeRoutes = {}) {
  const api = fakeApi({ [LIST]: rulesWith(REASONS), ...routes });
  const sent = (key: string) => api.callsOf(key).map(({ headers, body }) => [headers.get('If-Match'), body]);
  return { api, sent, ...renderWithApi(<ReasonsSection />, api, { wrapper: ThemeRoot }) };
}
const list = () => screen.findByRole('list', { name: 'Rejected' });
const rows = async () =>
  within(await list())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const button = (name: string) => screen.findByRole('button', { name });

test('each decision lists its reasons in order, with their usage count and whether a reason is required', async () => {
  open();
  expect(await rows()).toEqual([
    'Too earlyIn 2 decisionsEditRetire',
    'Outside our sectorsIn 1 decisionEditRetire',
    'OtherNot chosen yet, needs detailsEditDelete',
  ]);
  expect(screen.getByRole('switch', { name: 'Rejected: a reason is required' })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Contract: a reason is required' })).not.toBeChecked();
  expect(screen.getByText('Retired (1)')).toBeVisible();
});

test('a reason is moved with its arrow button or with Alt and an arrow key, and Undo moves it back', async () => {
  const [first, second, ...others] = REASONS;
  if (!first || !second) throw new Error('two reasons');
  const { api, sent, user } = open({
    [PATCH]: () => {
      api.answer({ [LIST]: rulesWith([{ ...second, version: 2 }, first, ...others]) });
      return { body: { ...second, version: 2 } };
    },
  });
  await user.click(await button('Move Too early up'));
  expect(sent(PATCH)).toEqual([]);
  const up = await button('Move Outside our sectors up');
  act(() => up.focus());
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(await screen.findByText('“Outside our sectors” is now number 1.')).toBeVisible();
  await waitFor(async () => expect((await rows())[0]).toContain('Outside our sectors'));
  expect(await button('Move Outside our sectors up')).toHaveFocus();
  await user.click(await button('Undo'));
  await waitFor(() =>
    expect(sent(PATCH)).toEqual([
      ['"1"', { position: 1 }],
      ['"2"', { position: 2 }],
    ]),
  );
  expect(api.callsOf(PATCH).map(({ path }) => path)).toEqual([`${URL}/2`, `${URL}/2`]);
});

test('a used reason is retired and an unused reason is deleted, and Undo restores it', async () => {
  const { sent, user } = open({
    [PATCH]: { ...aReason(), retired_at: '2026-11-22T09:00:00.000Z', version: 2 },
    [`DELETE ${URL}/:id`]: () => ({ status: 204 }),
    [`POST ${URL}`]: () => ({ status: 201, body: aReason({ id: '9', label: 'Other' }) }),
  });
  await user.click(await button('Retire Too early'));
  expect(await screen.findByText('“Too early” is no longer offered.')).toBeVisible();
  expect(await list()).toHaveFocus();
  await user.click(await button('Undo'));
  await waitFor(() =>
    expect(sent(PATCH)).toEqual([
      ['"1"', { is_retired: true }],
      ['"2"', { is_retired: false, position: 1 }],
    ]),
  );
  await user.click(await button('Delete Other'));
  expect(await screen.findByText('“Other” was deleted.')).toBeVisible();
  expect(sent(`DELETE ${URL}/:id`)).toEqual([['"1"', undefined]]);
  await user.click(await button('Undo'));
  const again = { kind: 'rejected', label: 'Other', needs_details: true, position: 3 };
  await waitFor(() => expect(sent(`POST ${URL}`)).toEqual([[null, again]]));
});

test('a new reason needs a name, and a refusal is shown in the dialog', async () => {
  const error = "There is a reason 'Too early' already.";
  const { api, sent, user } = open({ [`POST ${URL}`]: failing(error, 409) });
  await user.click(await button('Add reason: Contract'));
  await user.click(await button('Add'));
  expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription('Reason is required.');
  await user.type(screen.getByLabelText('Reason'), ' Too early ');
  await user.click(await button('Add'));
  expect(await screen.findByText(error)).toBeVisible();
  const added = aReason({ id: '9', kind: 'contract', label: 'Terms agreed', used: 0 });
  api.answer({ [`POST ${URL}`]: () => ({ status: 201, body: added }) });
  await user.clear(screen.getByLabelText('Reason'));
  await user.type(screen.getByLabelText('Reason'), 'Terms agreed{Enter}');
  expect(await screen.findByText('“Terms agreed” was added.')).toBeVisible();
  expect(sent(`POST ${URL}`).at(-1)).toEqual([
    null,
    { kind: 'contract', label: 'Terms agreed', needs_details: false },
  ]);
});

test('changing a reason that another person renamed needs confirmation', async () => {
  const { sent, user } = open({ [PATCH]: changedMeanwhile(aReason({ label: 'Far too early', version: 2 })) });
  await user.click(await button('Edit Too early'));
  await user.type(await screen.findByLabelText('Reason'), ' for us{Enter}');
  expect(await screen.findByRole('table', { name: 'Differences' })).toBeVisible();
  await user.click(await button('Keep mine'));
  await waitFor(() => expect(sent(PATCH).map(([version]) => version)).toEqual(['"1"', '"2"']));
});

test('a switch makes a reason required, and a conflict names the other person', async () => {
  const { sent, user } = open({
    [`PATCH ${URL}`]: changedMeanwhile({ ...rulesWith(REASONS).items[3], version: 2 }),
  });
  await user.click(await screen.findByRole('switch', { name: 'Rejected: a reason is required' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Wanda Keller changed Rejected in the meantime. Nothing has been changed now.',
  );
  expect(sent(`PATCH ${URL}`)).toEqual([['"1"', { kind: 'rejected', is_reason_required: false }]]);
});

test('a failed load of the reasons can be retried, and a server without reasons shows no card', async () => {
  const { api, user, unmount } = open({ [LIST]: failing('Not now') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now');
  api.answer({ [LIST]: rulesWith(REASONS) });
  await user.click(await button('Retry'));
  expect(await rows()).toHaveLength(3);
  unmount();
  open({ [LIST]: notOffered });
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
});
