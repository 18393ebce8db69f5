import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderWithApi, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { PromptSection } from '../PromptSection';
import { LAB_ROUTES } from '../testing/lab-routes';

const IMPORT = 'POST /auth/llm/golden-set/import';
const REMOVE = 'DELETE /auth/llm/golden-set/articles/:id';
const RESTORE = 'POST /auth/llm/golden-set/articles/:id/restore';

async function open(routes: FakeRoutes = {}) {
  const api = fakeApi({ ...LAB_ROUTES, ...routes });
  const page = renderWithApi(<PromptSection />, api, {
    wrapper: ThemeRoot,
    route: '/configurations?compare=7,5#prompt',
  });
  await page.user.click(await screen.findByRole('button', { name: /^Evaluation and activation/ }));
  const card = await screen.findByRole('region', { name: 'Golden set' });
  return { api, card, ...page };
}

test('an article can be removed from the golden set, and Undo restores it', async () => {
  const { api, user } = await open({ [REMOVE]: {}, [RESTORE]: {} });
  await user.click(await screen.findByRole('button', { name: 'Remove Drei Runden an einem Tag' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.callsOf(RESTORE).map(({ params }) => params.id)).toEqual(['1']));
  expect(api.callsOf(REMOVE).map(({ params }) => params.id)).toEqual(['1']);
});

test('a JSONL file can be imported into the golden set, and failed lines are listed', async () => {
  const { api, card, user } = await open({
    [IMPORT]: { added: 1, updated: 0, unchanged: 0, errors: [{ line: 2, error: 'It is not JSON.' }] },
  });
  const content = '{"id":"1"}\n{';
  // Files in jsdom do not implement `text()`.
  const file = Object.assign(new File([content], 'gold.jsonl'), { text: () => Promise.resolve(content) });
  await user.upload(within(card).getByLabelText('JSONL file of a golden set'), file);
  expect(await screen.findByText('1 added, 0 updated, 0 unchanged, 1 failed.')).toBeVisible();
  expect(screen.getByText('Line 2: It is not JSON.')).toBeVisible();
  expect(api.callsOf(IMPORT).map(({ body }) => body)).toEqual([
    { first_line: 1, lines: ['{"id":"1"}', '{'] },
  ]);
});

test('one click adds an article to the golden set if all its companies are accepted', async () => {
  const { api, user } = await open({
    'GET /auth/llm/golden-set/candidates': {
      items: [
        { article_id: '9', title: 'Young boar', source: 'Alpine', url: 'https://a.example', companies: [] },
      ],
      total: 1,
    },
    'POST /auth/llm/golden-set': {},
  });
  await user.click(screen.getByRole('button', { name: 'Add to golden set' }));
  expect(await screen.findByText('Alpine · No startup')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Young boar' }));
  expect(api.callsOf('POST /auth/llm/golden-set').map(({ body }) => body)).toEqual([{ article_id: '9' }]);
});

test('without a golden set the evaluation shows the first step', async () => {
  await open({
    'GET /auth/llm/golden-set': { items: [], total: 0, articles: 0, companies: 0, languages: [] },
    'GET /auth/llm/evaluations': { items: [], total: 0 },
  });
  expect(await screen.findByText('Add 20 articles to the golden set first.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Evaluate' })).toBeDisabled();
});
