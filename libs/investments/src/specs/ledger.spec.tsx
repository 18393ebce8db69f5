import { screen, waitFor, within } from '@testing-library/react';
import { aStartup, unreachable, widen, LEDGER, LIST, listOf, THREE } from '@vaglio/test-kit';
import { openPage } from '../testing/investments.fixture';

beforeEach(() => widen(1000));

const WHY = 'Why? Score 12.50 of Alpha AG';
const openLedger = async (routes = {}) => {
  const view = openPage(routes);
  await view.user.click(await screen.findByRole('button', { name: WHY }));
  return view;
};

test('the score ledger lists counted, superseded and unweighted awards with reasons and a total', async () => {
  await openLedger();
  const table = await screen.findByRole('table', {
    name: 'Alpha AG: four awards, two of them counted. The score is the sum of the counted weights; the threshold is 8.0.',
  });
  expect(within(screen.getByRole('dialog', { name: 'Why 12.5?' })).getByRole('table')).toBe(table);
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Award', 'Status', 'Weight'],
    ['venture kick 3Group Venture Kick, precedence 3', 'Counted', '8.0'],
    ['eth spin-off', 'Counted', '4.5'],
    [
      'venture kick 2Superseded by venture kick 3: the group keeps the highest precedence, 3 over 2',
      'Superseded',
      '2.0',
    ],
    ['energiepreis baselNo parameter has this name, so its weight is 0', 'Not weighted', '0.0'],
    ['Score', '12.5'],
  ]);
});

test('Escape closes the score ledger', async () => {
  const { user } = await openLedger();
  await screen.findByRole('table');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['404 Not found', () => ({ status: 404, body: { error: 'Not found' } })],
  ['403 Not allowed', () => ({ status: 403, body: { error: 'Not allowed' } })],
  ['an HTML page', () => ({ text: '<!doctype html>' })],
  ['an object of another shape', () => ({ body: { ok: true } })],
])(
  'if the server returns %s for the score ledger, the button Why is hidden without an error',
  async (_words, answer) => {
    const { api } = openPage({ [LEDGER]: answer });
    await screen.findByRole('article', { name: 'Alpha AG' });
    await waitFor(() => expect(screen.queryByRole('button', { name: /Why/ })).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(api.callsOf(LEDGER)).toHaveLength(1);
  },
);

test('a score ledger that fails to load can be retried', async () => {
  await openLedger({ [LEDGER]: unreachable });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load');
  const dialog = screen.getByRole('dialog', { name: 'Why 12.5?' });
  expect(within(dialog).getByRole('button', { name: 'Retry' })).toBeEnabled();
});

test('on a server without score ledgers, the ledger is requested only once', async () => {
  const { api, user } = openPage({ [LIST]: listOf(THREE, 60), [LEDGER]: () => ({ status: 404 }) });
  await waitFor(() => expect(api.callsOf(LEDGER)).toHaveLength(1));
  api.answer({ [LIST]: listOf([aStartup({ id: '9', company_name: 'Ninth AG' })], 60) });
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(await screen.findByRole('article', { name: 'Ninth AG' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Why/ })).toBeNull();
  expect(api.callsOf(LEDGER)).toHaveLength(1);
});
