import { act, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { failing, fakeApi, renderWithApi, signIn, unanswered, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { AddArticlePage } from './AddArticlePage';
import { ADD, anAddedArticle, aSample, EXTRACT, LINK } from '../testing/add-article.fixture';

function open(routes: FakeRoutes = {}, route = '/add-article') {
  const api = fakeApi({ [ADD]: anAddedArticle(), [EXTRACT]: aSample(), ...routes });
  return { api, ...renderWithApi(<AddArticlePage />, api, { route, wrapper: ThemeRoot }) };
}
const read = () => screen.getByRole('button', { name: 'Read article' });

beforeEach(() => signIn({ role: 'admin' }));
afterEach(() => jest.useRealTimers());

test('a pasted link is fetched, its startups are extracted, and the article opens in Review', async () => {
  const { api, user, path } = open();
  expect(screen.getByLabelText('Address')).toHaveFocus();
  await user.keyboard(`${LINK}{Enter}`);
  await waitFor(() => expect(path()).toBe('/review?tab=articles&article=7'));
  expect(api.callsOf(ADD).map(({ body }) => body)).toEqual([{ url: LINK }]);
  expect(api.callsOf(EXTRACT).map(({ params }) => params['id'])).toEqual(['7']);
});

test('a link from a bookmarklet is filled in, but fetched only after confirmation', async () => {
  const { api, user } = open({}, `/add-article?url=${encodeURIComponent(LINK)}`);
  expect(screen.getByLabelText('Address')).toHaveValue(LINK);
  expect(api.calls).toHaveLength(0);
  await user.click(read());
  await waitFor(() => expect(api.callsOf(ADD)).toHaveLength(1));
});

test('while an article is being added, the current step is shown', async () => {
  const { user } = open({ [ADD]: unanswered });
  await user.type(screen.getByLabelText('Address'), LINK);
  await user.click(read());
  expect(await screen.findByText('The page is being read…')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reading…' })).toHaveAttribute('aria-disabled', 'true');
});

test('while a model extracts startups, the title of the added article is shown', async () => {
  const { user } = open({ [EXTRACT]: unanswered });
  await user.type(screen.getByLabelText('Address'), `${LINK}{Enter}`);
  expect(await screen.findByText(/^“Vela raises” was read\. Startups are being looked for/)).toBeVisible();
});

test.each([
  ['not_found', 'It answers 404.', 'Check the address.'],
  ['paywall', 'The article is for subscribers only.', 'everybody can read'],
  ['no_article', 'The page holds no article.', 'not of a list or front page'],
])(
  'if the page of an added article is %s, a reason and advice are shown',
  async (reason, message, advice) => {
    const { api, user } = open({ [ADD]: { article: null, is_known: false, reason, message } });
    await user.type(screen.getByLabelText('Address'), `${LINK}{Enter}`);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(message);
    expect(alert).toHaveTextContent(advice);
    expect(api.callsOf(EXTRACT)).toHaveLength(0);
  },
);

test('if an added article is already known, a link to it is shown', async () => {
  const { user, path } = open({ [ADD]: anAddedArticle({ state: 'extracted' }, true) });
  await user.type(screen.getByLabelText('Address'), `${LINK}{Enter}`);
  expect(await screen.findByText('“Vela raises” is known already.')).toBeVisible();
  expect(path()).toBe('/add-article');
  expect(screen.getByRole('link', { name: 'Open in Review' })).toHaveAttribute(
    'href',
    '/review?tab=articles&article=7',
  );
});

test('an added article without startups is reported as stored', async () => {
  const { user } = open({ [EXTRACT]: aSample({ companies: [], outputs_count: 0 }) });
  await user.type(screen.getByLabelText('Address'), `${LINK}{Enter}`);
  expect(await screen.findByText('“Vela raises” is stored. No startup was found in it.')).toBeVisible();
});

test('a failed extraction keeps the added article and can be retried alone', async () => {
  const { api, user, path } = open({ [EXTRACT]: failing('The model does not answer.', 503) });
  await user.type(screen.getByLabelText('Address'), `${LINK}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('The model does not answer.');
  api.answer({ [EXTRACT]: aSample({ ok: false, error: 'The answer is cut.' }) });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The answer is cut.'));
  api.answer({ [EXTRACT]: aSample() });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(path()).toContain('article=7'));
  expect(api.callsOf(ADD)).toHaveLength(1);
});

test('a person who has left the page is not redirected to Review when the article is ready', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  const api = fakeApi({
    [ADD]: anAddedArticle(),
    [EXTRACT]: () => waiting.then(() => ({ body: aSample() })),
  });
  const app = (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <Routes>
        <Route path="/add-article" element={<AddArticlePage />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
  const { user, path } = renderWithApi(app, api, { route: '/add-article', wrapper: ThemeRoot });
  await user.type(screen.getByLabelText('Address'), `${LINK}{Enter}`);
  await waitFor(() => expect(api.callsOf(EXTRACT)).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  answer();
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(path()).toBe('/elsewhere');
});

test('without a link no article is fetched', async () => {
  const { api, user } = open();
  await user.click(read());
  expect(screen.getByLabelText('Address')).toHaveAccessibleDescription('Enter the address of the article.');
  expect(api.calls).toHaveLength(0);
});

test('a super user without the write permission gets a link from an added article to LLM Results', async () => {
  signIn({ role: 'super' });
  const { user, path } = open();
  await user.type(screen.getByLabelText('Address'), `${LINK}{Enter}`);
  expect(await screen.findByText(/“Vela raises” names Vela AG, Blick AG\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open LLM Results' })).toHaveAttribute(
    'href',
    '/configurations#results',
  );
  expect(path()).toBe('/add-article');
});
