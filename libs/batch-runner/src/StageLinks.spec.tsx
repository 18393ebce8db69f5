import { screen, within } from '@testing-library/react';
import { fakeApi, renderWithApi } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { CurateBand } from './CurateBand';
import { CurateButton } from './CurateButton';
import { ServerRunsCard } from './server-runs/ServerRunsCard';
import { aRun, BATCH_REDUCERS, CHAIN, CLEAN_AUDIT, NO_BATCH, PENDING_WORK } from './testing/batches.fixture';

const options = { wrapper: ThemeRoot, reducers: BATCH_REDUCERS };
const linksIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('after curation, links lead to duplicates and to new startups above the threshold', async () => {
  const api = fakeApi({
    'POST /auth/startups/curate/run': NO_BATCH,
    'POST /auth/startups/curate/audit': CLEAN_AUDIT,
    'GET /auth/investments': { items: [], total: 92 },
    [CHAIN]: PENDING_WORK,
  });
  const { user } = renderWithApi(
    <>
      <CurateButton />
      <CurateBand />
    </>,
    api,
    options,
  );
  await user.click(screen.getByRole('button', { name: 'Curate new' }));
  await screen.findByRole('link', { name: '3 new above the threshold in 10 days' });
  expect(linksIn(screen.getByRole('region', { name: 'Curate run' })).slice(1)).toEqual([
    ['Open it', '/potential-investiments'],
    ['Review 1 duplicate', '/review?tab=duplicates'],
    // The link must lead to a list that contains only the new startups.
    [
      '3 new above the threshold in 10 days',
      expect.stringMatching(/[?]top=eligible&sort=firstTime_appear_inscore&reached_from=[\d-]{10}$/),
    ],
  ]);
});

test('after a pipeline run on the server, links lead to its results', async () => {
  const api = fakeApi({
    'GET /auth/llm/runs': { items: [aRun({ state: 'finished' })], total: 1 },
    [CHAIN]: PENDING_WORK,
  });
  renderWithApi(<ServerRunsCard />, api, options);
  await screen.findByRole('link', { name: 'Curate 94 rows' });
  expect(linksIn(document.body)).toEqual([
    ['Curate 94 rows', '/configurations#results'],
    ['Review 8 articles', '/review?tab=articles'],
  ]);
});

test('pipeline stages without pending work have no link', async () => {
  const api = fakeApi({
    'GET /auth/llm/runs': { items: [aRun({ state: 'finished' })], total: 1 },
    [CHAIN]: { ...PENDING_WORK, to_curate: 0, review_articles: null },
  });
  renderWithApi(<ServerRunsCard />, api, options);
  await screen.findByText('Finished');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
