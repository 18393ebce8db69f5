import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { fakeApi, renderWithApi, unanswered, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { BATCH_RUNNER_PATH } from './batch-slice';
import { CurateBand } from './CurateBand';
import { CurateButton } from './CurateButton';
import {
  BATCH_REDUCERS,
  CLEAN_AUDIT,
  FULL_BATCH,
  inTurn,
  NO_BATCH,
  NO_CHAIN,
} from './testing/batches.fixture';

const RUN = 'POST /auth/startups/curate/run';
const AUDIT = 'POST /auth/startups/curate/audit';

async function curate(routes: FakeRoutes) {
  const api = fakeApi({ ...NO_CHAIN, ...routes });
  const view = renderWithApi(
    <>
      <CurateButton />
      <CurateBand />
    </>,
    api,
    { wrapper: ThemeRoot, reducers: BATCH_REDUCERS },
  );
  await view.user.click(screen.getByRole('button', { name: 'Curate new' }));
  return { ...view, api };
}

function sums() {
  const band = within(screen.getByRole('region', { name: 'Curate run' }));
  return band
    .getAllByRole('term')
    .map((term, index) => [term.textContent, band.getAllByRole('definition')[index]?.textContent]);
}

test('before the first curation run no result is shown', () => {
  renderWithApi(<CurateBand />, fakeApi(), {
    wrapper: ThemeRoot,
    reducers: BATCH_REDUCERS,
  });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('curation processes batches of 500 until no rows remain, then runs the audit and shows its result', async () => {
  const { api } = await curate({ [RUN]: inTurn(FULL_BATCH, FULL_BATCH, NO_BATCH), [AUDIT]: CLEAN_AUDIT });
  expect(await screen.findByRole('heading', { name: 'Curation finished' })).toBeVisible();
  const calls = api.calls.filter(({ path }) => path.startsWith('/auth/startups/'));
  expect(calls.map(({ path }) => path.replace('/auth/startups/curate/', ''))).toEqual([
    'run',
    'run',
    'run',
    'audit',
  ]);
  expect(api.calls[0]?.body).toEqual({ limit: 500, dryRun: false });
  expect(sums()).toEqual([
    ['Processed', '1’000'],
    ['Inserted', '400'],
    ['Updated', '600'],
    ['Awards inserted', '1’280'],
    ['Scores updated', '622'],
  ]);
  expect(
    screen.getByText(/^Audit at \d\d:\d\d: 1’284 startups checked, 3 scored again\. No exceptions\.$/),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Curate new' })).toBeEnabled();
});

test('the curation result counts rows of deleted startups separately', async () => {
  await curate({ [RUN]: inTurn({ ...FULL_BATCH, setAside: 2 }, NO_BATCH), [AUDIT]: CLEAN_AUDIT });
  expect(await screen.findByRole('heading', { name: 'Curation finished' })).toBeVisible();
  expect(sums().at(-1)).toEqual(['Skipped, startup deleted', '2']);
});

test('during curation, Curate new is disabled and a progress bar shows the processed rows out of all rows', async () => {
  await curate({ [RUN]: inTurn(FULL_BATCH, unanswered) });
  expect(await screen.findByText(/^batch 1, 500 of 1’500 rows, 0:0\d$/)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Curate run' })).toHaveAttribute('aria-valuenow', '33');
  expect(screen.getByRole('button', { name: 'Curate new' })).toBeDisabled();
});

test('the first announcement of a curation run shows no time before its start', async () => {
  await curate({ [RUN]: unanswered });
  expect(screen.getByText('Curating new rows: batch 1, 0 rows, 0:00')).toBeInTheDocument();
});

test('the curation progress bar is indeterminate while the number of pending rows is unknown', async () => {
  await curate({ [RUN]: unanswered });
  expect(screen.getByRole('progressbar', { name: 'Curate run' })).not.toHaveAttribute('aria-valuenow');
});

test('Stop lets the current curation batch finish and skips the audit', async () => {
  let answerBatch = () => undefined as void;
  const waiting = () =>
    new Promise((resolve) => {
      answerBatch = () => resolve({ body: FULL_BATCH });
    });
  const { user, api } = await curate({ [RUN]: inTurn(FULL_BATCH, waiting) });
  await screen.findByText(/^batch 1, /);
  await screen.findByText('500');
  await waitFor(() => expect(api.callsOf(RUN)).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.getByRole('button', { name: 'Stopping…' })).toBeDisabled();
  answerBatch();
  expect(await screen.findByRole('heading', { name: 'Curation stopped' })).toBeVisible();
  expect(api.callsOf(AUDIT)).toHaveLength(0);
});

test.each([
  ["the server's message", { status: 503, body: { error: 'Try again later' } }, 'Try again later'],
  ["'Curate failed' without a server message", { status: 500, body: {} }, 'Curate failed'],
])(
  'a failed curation batch stops the run with %s, and the totals remain visible',
  async (_name, answer, text) => {
    await curate({ [RUN]: inTurn(FULL_BATCH, () => answer) });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(sums()[0]).toEqual(['Processed', '500']);
  },
);

test('the audit after a curation run shows each violated rule with its first examples', async () => {
  const findings = [
    { check: 'No two startups share a website host', count: 7, examples: ['Nivalis (1)', 'Vela (2)'] },
  ];
  await curate({ [RUN]: NO_BATCH, [AUDIT]: { checked: 12, rescored: 0, findings } });
  const list = await screen.findByRole('list', { name: 'Audit findings' });
  expect(list).toHaveTextContent(
    'No two startups share a website host: 7 exceptionsNivalis (1), Vela (2), …',
  );
  expect(screen.getByRole('link', { name: 'Vela (2)' })).toHaveAttribute(
    'href',
    '/configurations?tab=curated&q=Vela#results',
  );
});

test('an audit example that is not a startup is shown unchanged', async () => {
  await curate({
    [RUN]: NO_BATCH,
    [AUDIT]: { findings: [{ check: 'Exactly one prompt is active', count: 1, examples: ['extractor: 0'] }] },
  });
  expect(await screen.findByText(/extractor: 0/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'extractor: 0' })).toBeNull();
});

test('after a curation run the summary links to the curated startups and the ranked list', async () => {
  let answerBatch = () => undefined as void;
  const waiting = () =>
    new Promise((resolve) => {
      answerBatch = () => resolve({ body: NO_BATCH });
    });
  await curate({ [RUN]: waiting, [AUDIT]: CLEAN_AUDIT });
  expect(screen.queryByRole('link')).toBeNull();
  answerBatch();
  expect(await screen.findByRole('link', { name: 'Curated startups' })).toHaveAttribute(
    'href',
    '/configurations?tab=curated#results',
  );
  expect(screen.getByRole('link', { name: 'Ranked list' })).toHaveAttribute(
    'href',
    '/potential-investiments',
  );
});

test('after a curation run the number of ranked startups is shown with a link to the list', async () => {
  await curate({
    [RUN]: NO_BATCH,
    [AUDIT]: CLEAN_AUDIT,
    'GET /auth/investments': { items: [], total: 92 },
  });
  expect(await screen.findByText(/92 startups are in the ranked list/)).toHaveTextContent(
    '92 startups are in the ranked list. Open it.',
  );
  expect(screen.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', '/potential-investiments');
});

function Pages() {
  const [isReport, setIsReport] = useState(false);
  return (
    <>
      <CurateButton />
      <CurateBand key={String(isReport)} onlyNew={isReport} />
      <button onClick={() => setIsReport(true)}>Report</button>
    </>
  );
}

test('an import report shows only a curation run that was started there', async () => {
  const api = fakeApi({ ...NO_CHAIN, [RUN]: NO_BATCH, [AUDIT]: CLEAN_AUDIT });
  const { user } = renderWithApi(<Pages />, api, { wrapper: ThemeRoot, reducers: BATCH_REDUCERS });
  await user.click(screen.getByRole('button', { name: 'Curate new' }));
  await screen.findByRole('heading', { name: 'Curation finished' });
  await user.click(screen.getByRole('button', { name: 'Report' }));
  expect(screen.queryByRole('region', { name: 'Curate run' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Curate new' }));
  expect(await screen.findByRole('heading', { name: 'Curation finished' })).toBeVisible();
});

test('a curation run continues after the person leaves the page', async () => {
  const { unmount, store, api } = await curate({ [RUN]: inTurn(FULL_BATCH, NO_BATCH), [AUDIT]: CLEAN_AUDIT });
  unmount();
  await waitFor(() =>
    expect(store.getState()).toMatchObject({
      [BATCH_RUNNER_PATH]: { runs: { curate: { end: 'finished' } } },
    }),
  );
  expect([api.callsOf(RUN).length, api.callsOf(AUDIT).length]).toEqual([2, 1]);
});
