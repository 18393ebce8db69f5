import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { failing, fakeApi, notOffered, renderWithApi } from '@vaglio/test-kit';
import { DossierPage } from './DossierPage';
import {
  A_BRAND,
  aDossier,
  aShortlist,
  DOSSIER,
  openDocument,
  PAGE,
  PRINTS,
  ROUTES,
  rowsOf,
  SHORTLIST,
  Themed,
} from './testing/dossier.fixture';

const print = () => fireEvent(window, new Event('beforeprint'));

test('a dossier shows name, score, texts, awards, facts, decisions, articles and signature lines', async () => {
  openDocument('?id=7');
  expect(await screen.findByRole('heading', { level: 1, name: 'Kälteblick AG' })).toBeVisible();
  expect(screen.getByText('Cleantech • Zürich • founded 2021 • kaelteblick.example')).toBeVisible();
  expect(screen.getByText('Rank 3 of 1’193 active')).toBeVisible();
  expect(screen.getByText('threshold 8.0, scoring version 12')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Summary',
    'Pros',
    'Risks',
    'Score',
    'Facts and their sources',
    'Decisions',
    'Next step',
    'Notes',
    'Articles',
    'Score over time',
  ]);
  expect(screen.getByText('Board, date and signature')).toBeVisible();
});

test('a dossier shows the logo at the top, or no image if there is no logo', async () => {
  const { unmount } = openDocument('?id=7');
  const logo = await screen.findByAltText('');
  expect(logo).toHaveAttribute('src', '/config/logo?v=2');
  unmount();
  renderWithApi(<DossierPage brand={{ ...A_BRAND, logo: null }} />, fakeApi(ROUTES), {
    route: `${PAGE}?id=7`,
    wrapper: Themed,
  });
  await screen.findByRole('heading', { level: 1, name: 'Kälteblick AG' });
  expect(screen.queryByAltText('')).not.toBeInTheDocument();
});

test('the award table of a dossier lists counted, superseded and unweighted awards, and its total is the score', async () => {
  openDocument('?id=7');
  await screen.findByRole('table', { name: 'Score' });
  expect(rowsOf('Score')).toEqual([
    ['venture kick 3', 'Venture Kick, precedence 3', 'Counted', '8.0'],
    ['eth spin-off', '–', 'Counted', '4.5'],
    ['venture kick 2', 'Superseded by venture kick 3', 'Superseded', '2.0'],
    ['energiepreis basel', 'No parameter with this name', 'Not weighted', 'not weighted'],
    ['startup prize', 'No parameter with this name', 'Not weighted', 'not weighted'],
    ['Score', '12.5'],
  ]);
});

test('each fact of a dossier shows its quote and source', async () => {
  openDocument('?id=7');
  await screen.findByRole('table', { name: 'Facts and their sources' });
  expect(rowsOf('Facts and their sources')).toEqual([
    ['Zürich', 'Canton', '«die Winterthurer Firma»', 'Startwerk Rundschau, 21 Nov 2026'],
    ['CHF 6’400’000.00', 'Raised money', '«die Winterthurer Firma»', 'Startwerk Rundschau, 21 Nov 2026'],
    ['Compressor maker', 'Partnership', '–', 'entered by Sabine Rüegg, 16 Nov 2026'],
    ['Rea Frei', 'Advisors', '–', 'from liste.xlsx, line 5, 16 Nov 2026'],
    ['Limmat Kapital', 'Investors', 'no source found', 'Startwerk Rundschau, 21 Nov 2026'],
    ['Anna-Lena Gschwend, CEO', 'Founder', '«die Winterthurer Firma»', 'Startwerk Rundschau, 21 Nov 2026'],
    [
      'CHF 6’400’000.00, Series A, 21 Nov 2026',
      'Round',
      '«die Winterthurer Firma»',
      'Startwerk Rundschau, 21 Nov 2026',
    ],
    [
      'CHF 50’000’000.00, 21 Nov 2026',
      'Valuation',
      '«die Winterthurer Firma»',
      'Startwerk Rundschau, 21 Nov 2026',
    ],
  ]);
});

test('a dossier prints contacts only if they are included', async () => {
  const { user } = openDocument('?id=7');
  await screen.findByRole('table', { name: 'Facts and their sources' });
  expect(screen.queryByText('anna@kaelteblick.example')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Include contacts' }));
  expect(screen.getByText('anna@kaelteblick.example')).toBeVisible();
});

test('a dossier prints notes unless they are excluded, with dates in the selected language', async () => {
  const { user, path } = openDocument('?id=7');
  expect(await screen.findByText('Visit in Winterthur, 25 Nov 2026. Assignee: Sabine Rüegg.')).toBeVisible();
  expect(screen.getByText('Luca Bernasconi, 20 Nov 2026')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Dates' }), 'Deutsch');
  expect(screen.getByText('Luca Bernasconi, 20. Nov. 2026')).toBeVisible();
  expect(rowsOf('Decisions')[0]).toContain('13. Nov. 2026');
  expect(path()).toBe(`${PAGE}?id=7&dates=de`);
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
    'href',
    '/potential-investiments?startup=7',
  );
  await user.click(screen.getByRole('checkbox', { name: 'Include notes' }));
  expect(screen.queryByText('Spoke to the buyer at the pilot store.')).toBeNull();
});

test('decisions in a dossier show the person, the score, the scoring version and the reason', async () => {
  openDocument('?id=7');
  await screen.findByRole('table', { name: 'Decisions' });
  expect(rowsOf('Decisions')).toEqual([
    ['Contacted', '13 Nov 2026', 'Sabine Rüegg', '11.0', '12', 'Fits the cleantech call'],
    ['Rejected, undone', '13 Nov 2026', 'Sabine Rüegg', '11.0', '12', '–'],
  ]);
});

test('links in a dossier are printed as text', async () => {
  openDocument('?id=7');
  const articles = await screen.findByRole('table', { name: 'Articles' });
  expect(articles).toHaveTextContent('startwerk.example/2026/kaelteblick');
  expect(within(articles).queryByRole('link')).toBeNull();
});

test('empty parts of a dossier have no heading', async () => {
  openDocument('?id=7', {
    [DOSSIER]: {
      ...{ read_at: '2026-11-22T12:00:00.000Z', reader: null },
      scoring: { version: null, at: null, threshold: 8, top_percent: 0.2 },
      dossier: aDossier({ decisions: [], score_steps: [] }, { pros_text: null, articles: [] }),
    },
  });
  await screen.findByRole('heading', { level: 1 });
  for (const name of ['Pros', 'Decisions', 'Articles', 'Score over time'])
    expect(screen.queryByRole('heading', { name })).toBeNull();
});

test('a negative score is rendered inside the score chart of a dossier, even with a threshold of 0', async () => {
  openDocument('?id=7', {
    [DOSSIER]: {
      ...{ read_at: '2026-11-22T12:00:00.000Z', reader: null },
      scoring: { version: null, at: null, threshold: 0, top_percent: 0.2 },
      dossier: aDossier(
        { score_steps: [{ at: '2026-01-10T09:00:00.000Z', before: 2, after: -3, version: null }] },
        { score: -3 },
      ),
    },
  });
  const chart = await screen.findByRole('img', { name: /^Score over time: -3\.0/ });
  const [from = NaN] = /(?<= )[\d.]+/.exec(chart.querySelector('path')?.getAttribute('d') ?? '') ?? [];
  expect(Number(from)).toBeLessThan(120);
});

test('every print of a document is recorded with its contents', async () => {
  const { api, user } = openDocument('?id=7');
  await user.click(await screen.findByRole('checkbox', { name: 'Include contacts' }));
  await screen.findByRole('heading', { level: 1 });
  print();
  await waitFor(() =>
    expect(api.callsOf(PRINTS).map(({ body }) => body)).toEqual([
      { startup_id: '7', has_contacts: true, has_notes: true },
    ]),
  );
});

test.each([
  [503, 'The service is busy.'],
  [429, 'Too many prints within an hour, so this one is not recorded.'],
])('if recording a print returns %i, the page shows why the print is not recorded', async (status, error) => {
  openDocument('?id=7', { [PRINTS]: () => ({ status, body: { error } }) });
  await screen.findByRole('heading', { level: 1 });
  print();
  expect(await screen.findByText(error)).toBeVisible();
});

test('a failed load of a dossier offers Retry', async () => {
  const { api, user } = openDocument('?id=7', { [DOSSIER]: failing('The service is busy.') });
  expect(await screen.findByText('The service is busy.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
  api.answer({ [DOSSIER]: { ...aShortlist(), dossier: aDossier() } });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Kälteblick AG' })).toBeVisible();
});

test.each([
  ['?id=7', DOSSIER, '?startup=7'],
  ['?top=eligible', SHORTLIST, '?top=eligible'],
])('on a server without documents the address %s shows the list', async (search, call, list) => {
  const { path } = openDocument(search, { [call]: notOffered });
  await waitFor(() => expect(path()).toBe(`/potential-investiments${list}`));
});

test('a dossier of an unknown startup links to the list, and the next dossier is shown', async () => {
  const api = fakeApi({ ...ROUTES, [DOSSIER]: notOffered });
  const page = (
    <>
      <Routes>
        <Route path={PAGE} element={<DossierPage brand={A_BRAND} />} />
        <Route path="*" element={null} />
      </Routes>
      <Link to="/dossier?id=7">Kälteblick AG</Link>
    </>
  );
  const { path, user } = renderWithApi(page, api, { route: `${PAGE}?id=999`, wrapper: Themed });
  await waitFor(() => expect(path()).toBe('/potential-investiments?startup=999'));
  api.answer(ROUTES);
  await user.click(screen.getByRole('link'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Kälteblick AG' })).toBeVisible();
});
