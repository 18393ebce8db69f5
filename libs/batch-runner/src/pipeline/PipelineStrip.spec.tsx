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

// In Zurich it is the next day already.
beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T23:30:00Z')));
afterEach(() => jest.restoreAllMocks());

const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

test('each stage says how much waits there and leads there, and one button leads to the first', async () => {
  open();
  await screen.findByRole('navigation', { name: 'What waits' });
  await screen.findByText('to extract');
  expect(links()).toEqual([
    '12 to extract',
    '94 to curate',
    '8 to review',
    '3 new above the threshold',
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
])('with %j the button is %s', async (chain, name, href) => {
  open(chain);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

test('where the first step is done here, no button leads away from it', async () => {
  open({}, 'llm-batch');
  expect(await screen.findByText('Next: on this page')).toBeVisible();
  expect(screen.getByRole('link', { current: 'step' })).toHaveTextContent('12 to extract');
  expect(screen.queryByRole('link', { name: /^Next/ })).not.toBeInTheDocument();
});

test('nothing but these words is shown when nothing waits', async () => {
  open(DONE);
  expect(await screen.findByText('Nothing waits.')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('in an empty installation the first step is to read news', async () => {
  open({ ...DONE, has_begun: false });
  expect(await screen.findByRole('link', { name: 'Next: read news' })).toHaveAttribute(
    'href',
    '/configurations#scraper',
  );
});

test('a person sees only stages that they may open, and is not sent to others', async () => {
  open({ ...DONE, has_begun: false, to_extract: null, to_curate: null, review_articles: null });
  expect(await screen.findByText('Nothing waits.')).toBeVisible();
});

test('who may decide about pairs alone is led to them', async () => {
  open({ to_extract: null, to_curate: null, review_articles: null });
  await screen.findByText('to review');
  expect(links()).toEqual(['3 to review', '3 new above the threshold', 'Next: review 3']);
  expect(screen.getByRole('link', { name: 'Next: review 3' })).toHaveAttribute(
    'href',
    '/review?tab=duplicates',
  );
});

test('the strip has its place before the counts are known', async () => {
  open({}, 'prompt', { [CHAIN]: unanswered });
  expect(await screen.findByRole('navigation', { name: 'What waits' })).toBeVisible();
  expect(screen.queryByText('Nothing waits.')).not.toBeInTheDocument();
});

test.each([
  ['does not know the call', notOffered],
  ['fails at once', failing('The service is busy.')],
])('there is no strip where the server %s, and the page below has its whole height', async (_why, answer) => {
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

test('counts are asked for again while the page is seen', async () => {
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
