import { act, screen, waitFor } from '@testing-library/react';
import type { Chain } from '@vaglio/contract';
import { failing, fakeApi, notOffered, renderWithApi, unanswered, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import type { PipelinePlace } from './pipeline-stages';
import { PipelineBar, PipelineStrip } from './PipelineStrip';
import { aPipeline, CHAIN, DONE } from '../testing/pipeline.fixture';

function open(chain: Partial<Chain> = {}, here: PipelinePlace = 'prompt', routes: FakeRoutes = {}) {
  const api = fakeApi({ [CHAIN]: aPipeline(chain), ...routes });
  return { api, ...renderWithApi(<PipelineStrip here={here} />, api, { wrapper: ThemeRoot }) };
}

const NEWEST = '/potential-investiments?top=eligible&sort=firstTime_appear_inscore&reached_from=2026-11-12';

// At this time in UTC, it is already the next day in Zurich.
beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T23:30:00Z')));
afterEach(() => jest.restoreAllMocks());

const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

test('each stage of the pipeline bar shows its pending work and links to it', async () => {
  open();
  await screen.findByRole('navigation', { name: 'Pending work' });
  await screen.findByText('to extract');
  expect(links()).toEqual([
    '12 to extract',
    '94 to curate',
    '8 to review',
    '3 new above the threshold in 10 days',
    'Next: extract 12',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/configurations#llm-batch',
    '/configurations#results',
    '/review?tab=articles',
    NEWEST,
    '/configurations#llm-batch',
  ]);
});

test.each<[Partial<Chain>, string, string]>([
  [{ to_extract: 0 }, 'Next: curate 94', '/configurations#results'],
  [{ to_extract: 0, to_curate: 0 }, 'Next: review 8', '/review?tab=articles'],
  [{ to_extract: 0, to_curate: 0, review_articles: 0 }, 'Next: review 3', '/review?tab=duplicates'],
  [{ ...DONE, new_above_threshold: 1_234 }, 'Next: see the newest', NEWEST],
])('with the pending work %j the pipeline button is %s', async (chain, name, href) => {
  open(chain);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

test('if the next step is on the current page, the pipeline bar has no Next link', async () => {
  open({}, 'llm-batch');
  expect(await screen.findByText('Next: on this page')).toBeVisible();
  expect(screen.getByRole('link', { current: 'step' })).toHaveTextContent('12 to extract');
  expect(screen.queryByRole('link', { name: /^Next/ })).not.toBeInTheDocument();
});

test('the section that starts the run shows no second start button in the pipeline bar', async () => {
  open({}, 'llm-batch');
  await screen.findByText('Next: on this page');
  expect(screen.queryByRole('button', { name: /Run all/ })).not.toBeInTheDocument();
});

test('if no work is pending, the pipeline bar shows only that message', async () => {
  open(DONE);
  expect(await screen.findByText('Nothing waits.')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('in an empty installation the first pipeline step is to fetch news', async () => {
  open({ ...DONE, has_begun: false });
  expect(await screen.findByRole('link', { name: 'Next: read news' })).toHaveAttribute(
    'href',
    '/configurations#scraper',
  );
});

test('the pipeline bar shows only stages that the person may open', async () => {
  open({ ...DONE, has_begun: false, to_extract: null, to_curate: null, review_articles: null });
  expect(await screen.findByText('Nothing waits.')).toBeVisible();
});

test('a person who may only review duplicates is led to the duplicates', async () => {
  open({ to_extract: null, to_curate: null, review_articles: null });
  await screen.findByText('to review');
  expect(links()).toEqual(['3 to review', '3 new above the threshold in 10 days', 'Next: review 3']);
  expect(screen.getByRole('link', { name: 'Next: review 3' })).toHaveAttribute(
    'href',
    '/review?tab=duplicates',
  );
});

test('the pipeline bar reserves its space before the counts are loaded', async () => {
  open({}, 'prompt', { [CHAIN]: unanswered });
  expect(await screen.findByRole('navigation', { name: 'Pending work' })).toBeVisible();
  expect(screen.queryByText('Nothing waits.')).not.toBeInTheDocument();
});

test.each([
  ['does not support pipelines', notOffered],
  ['fails immediately', failing('The service is busy.')],
])('if the server %s, the pipeline bar is hidden and takes no space', async (_why, answer) => {
  const api = fakeApi({ [CHAIN]: answer });
  renderWithApi(
    <PipelineBar here="review">
      <p>Review</p>
    </PipelineBar>,
    api,
    { wrapper: ThemeRoot },
  );
  await waitFor(() => expect(screen.queryByRole('navigation')).not.toBeInTheDocument());
  expect(screen.getByText('Review')).toBeVisible();
});

afterEach(() => jest.useRealTimers());

test('the counts of the pipeline bar are reloaded while the page is visible', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { api } = open();
  expect(await screen.findByText('to extract')).toBeVisible();
  api.answer({ [CHAIN]: aPipeline({ to_extract: 7 }) });
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(await screen.findByRole('link', { name: 'Next: extract 7' })).toBeVisible();
  api.answer({ [CHAIN]: failing('The service is busy.') });
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(screen.getByRole('link', { name: 'Next: extract 7' })).toBeVisible();
});
