import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderWithApi, unanswered, type FakeRequest, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { anArticleRead, BATCH_REDUCERS, inTurn, LOOP_ALONE, NO_ARTICLE } from '../testing/batches.fixture';
import { LlmBatchSection } from './LlmBatchSection';

const PENDING = 'GET /auth/llm/pending';
const RUN = 'POST /auth/llm/run';
const RESET = 'POST /auth/llm/reset';

async function open(routes: FakeRoutes = {}) {
  const api = fakeApi({ ...LOOP_ALONE, [PENDING]: { pending: 3, extractor: 'built-in' }, ...routes });
  const view = renderWithApi(<LlmBatchSection />, api, {
    wrapper: ThemeRoot,
    reducers: BATCH_REDUCERS,
  });
  await screen.findByText('Built-in');
  const delay = screen.getByLabelText('Delay (ms)');
  return { ...view, api, delay };
}

async function start({ user, delay }: Awaited<ReturnType<typeof open>>) {
  await user.clear(delay);
  await user.type(delay, '0');
  await user.click(screen.getByRole('button', { name: 'Start' }));
}

const totals = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term, index) => [term.textContent, screen.getAllByRole('definition')[index]?.textContent]),
  );

test('the LLM batch section shows buttons, delay, progress, totals, pending articles and the model', async () => {
  const { delay } = await open();
  expect(screen.getByRole('heading', { name: 'Run LLM batch' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reset Pending' })).toBeEnabled();
  expect(screen.getByRole('checkbox', { name: 'Dry run' })).not.toBeChecked();
  expect(delay).toHaveValue('1500');
  expect(screen.getByRole('progressbar', { name: 'LLM batch' })).toBeInTheDocument();
  expect(totals()).toEqual({
    Pending: '3',
    Processed: '0',
    Succeeded: '0',
    Failed: '0',
    'Startups found': '0',
    Extractor: 'Built-in',
  });
});

test('before the first LLM batch the pending articles are shown, and later the processed articles', async () => {
  const page = await open({ [RUN]: inTurn(anArticleRead(1), NO_ARTICLE) });
  expect(screen.getByText('articles pending').parentElement).toHaveTextContent('3articles pending');
  expect(screen.queryByText('articles processed')).not.toBeInTheDocument();
  await start(page);
  await screen.findByText('Finished: no article is left.');
  expect(screen.getByText('articles processed').parentElement).toHaveTextContent('1of 3articles processed');
});

test('a sample of an LLM batch without source and time shows both as unknown', async () => {
  const samples = anArticleRead(1).samples.map(({ article: { title }, ...sample }) => ({
    ...sample,
    article: { title },
    duration_ms: undefined,
  }));
  const page = await open({
    [RUN]: inTurn({ ...anArticleRead(1), samples }, NO_ARTICLE),
  });
  await start(page);
  await screen.findByText('Finished: no article is left.');
  expect(within(screen.getByRole('table')).getAllByRole('row')[1]).toHaveTextContent(
    /^Article 1–Company 1Quotes1–Succeeded$/,
  );
});

test('LLM batches of one article repeat until no articles remain', async () => {
  const page = await open({
    [RUN]: inTurn(
      anArticleRead(1),
      anArticleRead(2, 0),
      {
        processed: 1,
        succeeded: 0,
        failed: 1,
        samples: [
          {
            ...anArticleRead(3).samples[0],
            ok: false,
            outputs_count: 0,
            companies: [],
            error: 'The model did not answer.',
          },
        ],
      },
      NO_ARTICLE,
    ),
  });
  await start(page);
  expect(await screen.findByText('Finished: no article is left.')).toBeVisible();
  expect(page.api.callsOf(RUN).map(({ query }: FakeRequest) => query.toString())).toEqual(
    Array(4).fill('mode=pending&batch=1&max=1&dry=0'),
  );
  expect(totals()).toMatchObject({ Processed: '3', Succeeded: '2', Failed: '1', 'Startups found': '1' });
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Article 3The feed–The model did not answer.02.1 sFailed',
    'Article 2The feed–02.1 sNone found',
    'Article 1The feedCompany 1Quotes12.1 sSucceeded',
  ]);
  expect(screen.getByRole('link', { name: 'Article 1' })).toHaveAttribute(
    'href',
    'https://news.example.org/1',
  );
});

test('during an LLM batch the options are disabled, and Stop ends the run after the current batch', async () => {
  const page = await open({ [RUN]: unanswered });
  await start(page);
  expect(screen.getByRole('button', { name: 'Reset Pending' })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'Dry run' })).toBeDisabled();
  await page.user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.getByRole('button', { name: 'Stopping…' })).toBeDisabled();
});

test.each([
  [
    "the server's message",
    { status: 429, body: { error: 'The daily budget is used.' } },
    'The daily budget is used.',
  ],
  ["'LLM run failed' without a server message", { status: 500 }, 'LLM run failed'],
])('a failed LLM batch stops the run and shows %s', async (_what, answer, text) => {
  const page = await open({ [RUN]: () => answer });
  await start(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(page.api.callsOf(RUN)).toHaveLength(1);
  expect(page.api.callsOf(PENDING)).toHaveLength(2); // one request when the page was opened, another for the failures
  expect(screen.getByRole('button', { name: 'Start' })).toBeEnabled();
});

test('a dry run of the LLM batch writes nothing, and each batch continues after the last article', async () => {
  const page = await open({ [RUN]: inTurn(anArticleRead(7), anArticleRead(9), NO_ARTICLE) });
  await page.user.click(screen.getByRole('checkbox', { name: 'Dry run' }));
  await start(page);
  await screen.findByText('Finished: no article is left.');
  expect(
    page.api.callsOf(RUN).map(({ query }: FakeRequest) => [query.get('dry'), query.get('after')]),
  ).toEqual([
    ['1', null],
    ['1', '7'],
    ['1', '9'],
  ]);
});

test('the number of pending articles is reloaded every 5 batches', async () => {
  let asked = 0;
  const page = await open({
    [PENDING]: () => {
      asked += 1;
      return { body: { pending: 20 - asked, extractor: 'built-in' } };
    },
    [RUN]: inTurn(...Array.from({ length: 11 }, (_, index) => anArticleRead(index)), NO_ARTICLE),
  });
  const before = asked;
  await start(page);
  await screen.findByText('Finished: no article is left.');
  expect(asked - before).toBe(3); // after 5 and 10 batches, and at the end
});

test('the number of pending articles is reloaded after Stop', async () => {
  const { user, delay, api } = await open({ [RUN]: inTurn(anArticleRead(1)) });
  await user.clear(delay);
  await user.type(delay, '60000');
  const before = api.callsOf(PENDING).length;
  await user.click(screen.getByRole('button', { name: 'Start' }));
  await screen.findByRole('heading', { name: 'Last samples' });
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await screen.findByText('Stopped.');
  expect(api.callsOf(RUN)).toHaveLength(1);
  expect(api.callsOf(PENDING)).toHaveLength(before + 1);
});

test.each(['', '-1', '1.5', 'soon'])(
  'the delay %j between LLM batches is refused before anything is sent',
  async (text) => {
    const { user, delay, api } = await open();
    await user.clear(delay);
    if (text !== '') await user.type(delay, text);
    await user.click(screen.getByRole('button', { name: 'Start' }));
    expect(delay).toHaveAccessibleDescription('Delay must be a whole number of at least 0.');
    expect(api.callsOf(RUN)).toHaveLength(0);
  },
);

test.each([
  [{ body: { reset: 2, pending: 5 } }, 'status', '2 articles are pending again.'],
  [{ status: 500 }, 'alert', 'Reset failed'],
])('Reset Pending with the response %j shows its result', async (answer, _role, text) => {
  const { user } = await open({ [RESET]: () => answer });
  await user.click(screen.getByRole('button', { name: 'Reset Pending' }));
  expect(await screen.findByText(text)).toBeVisible();
});

test('the quotes of a sample are shown in the article text, with the source, the date and a link', async () => {
  const extraction = {
    id: '1',
    outcome: 'extracted',
    error: null,
    model: 'built-in',
    prompt_id: null,
    outputs_count: 1,
    tokens: 0,
    cost: 0,
    run_id: null,
    created_at: '2026-11-01T00:00:00Z',
    article: {
      id: '1',
      url: 'https://news.example.org/1',
      title: 'Article 1',
      source: 'The feed',
      lang: null,
      published_at: '2026-10-31T12:00:00Z',
      text: 'Alpha of Zug.',
    },
    startups: [
      {
        company_name: 'Alpha',
        raw_id: '1',
        fields: [
          { field: 'canton', value: 'ZG', quotes: [{ text: 'Zug', start: 9, end: 12 }] },
          { field: 'sector', value: 'ICT', quotes: [] },
        ],
      },
    ],
  };
  const page = await open({
    [RUN]: inTurn(anArticleRead(1), NO_ARTICLE),
    'GET /auth/extractions/:id': extraction,
  });
  await start(page);
  await page.user.click(await screen.findByRole('button', { name: 'Quotes from Article 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Quotes: Article 1' });
  await waitFor(() => expect(dialog.querySelector('mark')).toHaveTextContent('Zug'));
  expect(within(dialog).getByRole('button', { name: /Sector.*ICT.*Not proved/ })).toBeDisabled();
  expect(within(dialog).getByRole('link', { name: 'Article 1' })).toHaveAttribute(
    'href',
    'https://news.example.org/1',
  );
  expect(within(dialog).getByText('The feed · 31 Oct 2026')).toBeVisible();
});
