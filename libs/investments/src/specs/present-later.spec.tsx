import { screen, waitFor, within } from '@testing-library/react';
import {
  aStartup,
  failing,
  notOffered,
  signIn,
  widen,
  type FakeRoutes,
  made,
  RULES,
  DECIDE,
  DECISIONS,
  LIST,
  listOf,
  REASONS,
} from '@vaglio/test-kit';
import { openPage } from '../testing/investments.fixture';

const until = '2027-01-15';
const LATER = { ...aStartup({ id: '2', company_name: 'Beta SA' }), later_until: until };
const REASON = { id: '20', kind: 'later', needs_details: false, used: 1, version: 1 };
const WITH_REASON = {
  kind: 'later',
  is_reason_required: false,
  version: 1,
  reasons: [{ ...REASON, label: 'Waits for a financing round', retired_at: null }],
};
const decided = (reason: string | null) => ({
  items: [made({}, { kind: 'later', until, is_early: false, reason }).decision],
  total: 1,
});

/** Opens the dialog that changes the date of the snoozed startup 'Beta SA'. */
async function openSheet(routes: FakeRoutes, rule: unknown = WITH_REASON) {
  widen(1440);
  signIn({ role: 'admin' });
  const view = openPage(
    {
      [LIST]: listOf([LATER]),
      [REASONS]: { ...RULES, items: [...RULES.items, rule] },
      [DECIDE]: made({}, { kind: 'later', until }),
      ...routes,
    },
    '/potential-investiments?later=only&startup=2',
  );
  const card = within(await screen.findByRole('article', { name: 'Beta SA' }));
  await view.user.click(await card.findByRole('button', { name: 'Until 15 Jan, change the date' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Change Later: Beta SA' }));
  return { ...view, sheet, verb: sheet.getByRole('button', { name: 'Change the date' }) };
}

test('if the current snooze date cannot be loaded, Retry is shown and nothing can be confirmed', async () => {
  const { api, user, sheet, verb } = await openSheet({ [DECISIONS]: failing('Not now') });
  expect(await sheet.findByRole('alert')).toHaveTextContent('Not now');
  expect(verb).toBeDisabled();
  sheet.getByRole('radio', { name: /On a date/ }).focus();
  await user.keyboard('{Enter}');
  expect(api.callsOf(DECIDE)).toEqual([]);
  api.answer({ [DECISIONS]: decided(null) });
  await user.click(sheet.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(verb).toBeEnabled());
  expect(sheet.queryByRole('alert')).toBeNull();
  await user.click(verb);
  await waitFor(() => expect(api.callsOf(DECIDE)[0]?.body).toMatchObject({ earlier: false }));
});

test('on a server without decisions, a new snooze date can be entered immediately', async () => {
  const { sheet, verb } = await openSheet({ [DECISIONS]: notOffered });
  await waitFor(() => expect(verb).toBeEnabled());
  expect(sheet.queryByRole('alert')).toBeNull();
});

test.each([
  ['if other reasons are offered', WITH_REASON],
  ['if no reasons are offered', { ...WITH_REASON, reasons: [] }],
])('a snooze reason that is no longer offered is still shown, %s', async (_where, rule) => {
  const { api, user, sheet, verb } = await openSheet({ [DECISIONS]: decided('Waits for a study') }, rule);
  const gone = '“Waits for a study”, the current reason, is no longer offered.';
  await waitFor(() => expect(sheet.getByLabelText('Reason (optional)')).toHaveAccessibleDescription(gone));
  if (rule === WITH_REASON) {
    await user.selectOptions(sheet.getByLabelText('Reason (optional)'), 'Waits for a financing round');
    expect(sheet.queryByText(gone)).toBeNull();
  }
  await user.click(verb);
  await waitFor(() => expect(api.callsOf(DECIDE)).toHaveLength(1));
});
