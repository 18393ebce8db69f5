import { fireEvent, screen, waitFor } from '@testing-library/react';
import { unanswered } from '@vaglio/test-kit';
import {
  aDecision,
  aDossier,
  aShortlist,
  openDocument,
  PRINTS,
  rowsOf,
  SHORTLIST,
} from './testing/dossier.fixture';

const print = () => fireEvent(window, new Event('beforeprint'));

test('a shortlist shows its filters, its order with ties, the scoring and the count', async () => {
  openDocument('?top=eligible&canton=ZH&canton=ZG&sector=CleanT&q=ice');
  expect(await screen.findByText('2 of 143 startups')).toBeVisible();
  expect(
    screen.getByText('Active, eligible; canton Zürich or Zug; sector Cleantech; Later hidden; search “ice”'),
  ).toBeVisible();
  expect(screen.getByText('Score, descending; then company name. One tie, at rank 3 and 4.')).toBeVisible();
  expect(screen.getByText('Version 12 of 2 Nov 2026, threshold 8.0')).toBeVisible();
  expect(rowsOf('Startups').map(([company, rank]) => [company, rank])).toEqual([
    ['Kälteblick AG', '3'],
    ['Zytovia AG', '4'],
  ]);
});

test('a shortlist describes the changes since the last print in sentences', async () => {
  openDocument('', {
    [SHORTLIST]: aShortlist({
      last_print: {
        at: '2026-10-26T08:00:00.000Z',
        person: 'Marc Keller',
        entered: [{ id: '9', company_name: 'Rhônalgo Sàrl', score: 10.5 }],
        left: [
          {
            id: '4',
            company_name: 'Uetli Drones GmbH',
            decision: aDecision({ decision: 'rejected', reason: 'Outside our sectors' }),
          },
        ],
      },
    }),
  });
  expect(
    await screen.findByRole('heading', { name: 'Changes since the last print, 26 Oct 2026' }),
  ).toBeVisible();
  for (const text of [
    'Entered: Rhônalgo Sàrl (10.5).',
    'Left: Uetli Drones GmbH, rejected on 13 Nov 2026 by Sabine Rüegg: Outside our sectors.',
  ])
    expect(screen.getByText(text)).toBeVisible();
});

test('the included dossiers follow the shortlist, and the record of the print contains only the list', async () => {
  const { api, user } = openDocument('?top=eligible');
  await screen.findByRole('table', { name: 'Startups' });
  api.answer({ [SHORTLIST]: aShortlist({ dossiers: [aDossier()] }) });
  await user.click(screen.getByRole('checkbox', { name: 'Include dossiers' }));
  expect(await screen.findByRole('article', { name: 'Dossier of Kälteblick AG' })).toBeVisible();
  expect(api.callsOf(SHORTLIST).at(-1)?.query.get('details')).toBe('1');
  print();
  await waitFor(() =>
    expect(api.callsOf(PRINTS)[0]?.body).toEqual({
      list: { top: 'eligible', later: 'hide' },
      has_dossiers: true,
      has_contacts: false,
      has_notes: true,
    }),
  );
});

test('dossiers that are still loading, and contacts without dossiers, are not recorded with a print', async () => {
  const { api, user } = openDocument('');
  await screen.findByRole('table', { name: 'Startups' });
  expect(screen.queryByRole('checkbox', { name: 'Include contacts' })).toBeNull();
  api.answer({ [SHORTLIST]: unanswered });
  await user.click(screen.getByRole('checkbox', { name: 'Include dossiers' }));
  await user.click(screen.getByRole('checkbox', { name: 'Include contacts' }));
  print();
  api.answer({ [SHORTLIST]: aShortlist() });
  await user.click(screen.getByRole('checkbox', { name: 'Include dossiers' }));
  await screen.findByRole('table', { name: 'Startups' });
  print();
  await waitFor(() =>
    expect(api.callsOf(PRINTS).map(({ body }) => body)).toMatchObject([
      { has_dossiers: false, has_contacts: false, has_notes: false },
    ]),
  );
});

test('an unknown canton or sector code does not filter a shortlist', async () => {
  const { api } = openDocument('?canton=XX&canton=ZH,Unknown&sector=y');
  await screen.findByText('Active; canton Zürich or Unknown; Later hidden');
  expect([...(api.callsOf(SHORTLIST)[0]?.query ?? [])]).toEqual([
    ['later', 'hide'],
    ['canton', 'ZH,Unknown'],
  ]);
});

test('a list that exceeds the document limit shows how many startups are printed', async () => {
  openDocument('', { [SHORTLIST]: aShortlist({ total: 143 }) });
  expect(await screen.findByText('143 of 143 startups; the first 2 are printed')).toBeVisible();
});
