import { screen, waitFor, within } from '@testing-library/react';
import {
  aDecision,
  DECISIONS,
  fakeApi,
  FIXED_NOW,
  notOffered,
  renderWithApi,
  signIn,
  type FakeRoutes,
  made,
  RULES,
  DECIDE,
  FACTS,
  FLAGS,
  REASONS,
  Themed,
  THREE,
  WORK,
} from '@vaglio/test-kit';
import { ManagedStartups } from './ManagedStartups';

const UNDO_DECISION = 'POST /auth/investments/:id/decisions/:decision/undo';

/** Renders a page with two startups and their menus. */
function open(routes: FakeRoutes = {}, props: { isReading?: boolean } = {}) {
  const api = fakeApi({ [REASONS]: RULES, [FACTS]: notOffered, [WORK]: notOffered, ...routes });
  const view = renderWithApi(
    <ManagedStartups decimals={1} {...props}>
      {(manage) =>
        THREE.slice(0, 2).map((startup) => (
          <section key={startup.id} aria-label={startup.company_name}>
            {manage?.(startup)}
          </section>
        ))
      }
    </ManagedStartups>,
    api,
    { clock: () => FIXED_NOW, wrapper: Themed },
  );
  return { api, ...view };
}
/** Decision rules in which no decision requires a reason. */
const OPTIONAL = { ...RULES, items: RULES.items.map((rule) => ({ ...rule, is_reason_required: false })) };
const ofBeta = () => within(screen.getByRole('region', { name: 'Beta SA' }));

test('in a comparison the menu of each startup sets its flags', async () => {
  signIn({ role: 'admin' });
  const { api, user } = open({ [FLAGS]: made({ email_sent: 1 }).startup });
  await user.click(ofBeta().getByRole('button', { name: 'Manage' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Contacted' }));
  await waitFor(() =>
    expect(api.callsOf(FLAGS).map(({ params, body }) => [params['id'], body])).toEqual([
      ['2', { contact: 1 }],
    ]),
  );
});

test('in a comparison the key u undoes a rejection', async () => {
  signIn({ role: 'admin' });
  const { api, user } = open({
    [REASONS]: OPTIONAL,
    [FLAGS]: made({ rejected: 1 }).startup,
    [DECISIONS]: { items: [{ ...aDecision, id: '41' }], total: 1 },
    [UNDO_DECISION]: () => ({ body: made({ rejected: 0, version: 3 }, { undoes: '41' }) }),
  });
  await user.click(ofBeta().getByRole('button', { name: 'Manage' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reject' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).toBeNull());
  await user.keyboard('u');
  await waitFor(() =>
    expect(api.callsOf(UNDO_DECISION).map(({ params }) => params['decision'])).toEqual(['41']),
  );
  expect(api.callsOf(FLAGS).map(({ headers, body }) => [headers.get('If-Match'), body])).toEqual([
    ['"1"', { rejected: 1 }],
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

test('in a comparison no decision is possible on outdated data', async () => {
  signIn({ role: 'admin' });
  const { user } = open({}, { isReading: true });
  await user.click(ofBeta().getByRole('button', { name: 'Manage' }));
  expect(await screen.findByRole('menuitemcheckbox', { name: 'Contacted' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('in a comparison the reason for a rejection is requested next to the menu of its startup', async () => {
  signIn({ role: 'admin' });
  const { api, user } = open({
    [REASONS]: OPTIONAL,
    [FLAGS]: made({ rejected: 1 }).startup,
    [DECIDE]: made({ rejected: 1 }, { reason: 'Too early' }),
  });
  await user.click(ofBeta().getByRole('button', { name: 'Manage' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reject' }));
  await user.click(await screen.findByRole('button', { name: 'Add reason' }));
  await screen.findByRole('dialog', { name: /Beta SA/ });
  await user.keyboard('[Digit1]');
  await waitFor(() =>
    expect(api.callsOf(DECIDE).map(({ params, body }) => [params['id'], body])).toEqual([
      ['2', { kind: 'rejected', to: 1, origin: 'details', reason_id: '1' }],
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText(/Too early/)).toBeVisible();
});

test('in a comparison, Reject in the menu requires a reason if this is configured', async () => {
  signIn({ role: 'admin' });
  const { api, user } = open();
  await waitFor(() => expect(api.callsOf(REASONS)).toHaveLength(1));
  await user.click(ofBeta().getByRole('button', { name: 'Manage' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reject' }));
  expect(await screen.findByRole('dialog', { name: 'Reject Beta SA' })).toBeVisible();
  expect(api.callsOf(FLAGS)).toEqual([]);
});

test('in a comparison a person without the write permission has no startup menu', () => {
  signIn({ role: 'user' });
  open();
  expect(screen.queryByRole('button', { name: 'Manage' })).toBeNull();
});
