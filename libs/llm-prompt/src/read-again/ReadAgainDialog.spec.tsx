import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderWithApi, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { PromptSection } from '../PromptSection';
import { aComparison } from '../testing/a-lab';
import { LAB_ROUTES } from '../testing/lab-routes';

const COUNT = 'GET /auth/llm/read-again';
const ARTICLES = aComparison().articles.map((article, index) => ({ ...article, key: `a${index + 1}` }));
const SEND = 'POST /auth/llm/read-again';

async function open(routes: FakeRoutes = {}, search = '?compare=7,5') {
  const api = fakeApi({
    ...LAB_ROUTES,
    [COUNT]: { articles: 88, without_text: 0 },
    [SEND]: { reset: 88, without_text: 0, pending: 88 },
    ...routes,
  });
  const page = renderWithApi(<PromptSection />, api, {
    wrapper: ThemeRoot,
    route: `/configurations${search}#prompt`,
  });
  await page.user.click(await screen.findByRole('button', { name: 'Read articles again' }));
  return { api, ...page, dialog: within(screen.getByRole('dialog', { name: 'Read articles again' })) };
}

test('articles extracted with an earlier prompt version can be queued again, with the displayed count', async () => {
  const { api, user, dialog } = await open();
  expect(
    await dialog.findByText(
      '88 articles wait again, for version 7. Accepted, discarded and corrected startups stay.',
    ),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Read 88 again' }));
  expect(await screen.findByText('88 articles wait again. Start a run to read them.')).toBeVisible();
  expect(api.callsOf(SEND).map(({ body }) => body)).toEqual([{ prompt_id: 'p5', expected: 88 }]);
});

test('articles with a startup below a confidence can be queued again, and an invalid confidence is not sent', async () => {
  const { api, user, dialog } = await open();
  await user.selectOptions(dialog.getByLabelText('Articles'), 'below');
  await user.clear(dialog.getByLabelText('Confidence'));
  await user.type(dialog.getByLabelText('Confidence'), '2');
  expect(dialog.getByText('Confidence must be a number from 0 to 1.')).toBeVisible();
  await user.clear(dialog.getByLabelText('Confidence'));
  await user.type(dialog.getByLabelText('Confidence'), '0.8');
  await user.click(await dialog.findByRole('button', { name: 'Read 88 again' }));
  await waitFor(() =>
    expect(api.callsOf(SEND).map(({ body }) => body)).toEqual([{ below: 0.8, expected: 88 }]),
  );
});

test('compared articles that were extracted can be queued again, and the dialog shows how many', async () => {
  const { api, user, dialog } = await open(
    {
      'GET /auth/llm/trials/:id/comparison': { ...aComparison(), articles: ARTICLES },
      [SEND]: { reset: 1, without_text: 0, pending: 3 },
    },
    '?compare=7,5&trial=12',
  );
  await user.selectOptions(dialog.getByLabelText('Articles'), 'chosen');
  expect(dialog.getByRole('status')).toHaveTextContent('Extracted articles are queued again, for version 7.');
  await user.click(await dialog.findByRole('button', { name: 'Read 2 again' }));
  expect(
    await screen.findByText(
      '1 of 2 articles waits again; the others were not extracted. Start a run to read it.',
    ),
  ).toBeVisible();
  expect(api.callsOf(SEND).map(({ body }) => body)).toEqual([{ articles: ['1', '2'], expected: 2 }]);
});

test('if no compared article was extracted, the dialog shows this', async () => {
  const { user, dialog } = await open(
    { [SEND]: { reset: 0, without_text: 0, pending: 3 } },
    '?compare=7,5&trial=12',
  );
  await user.selectOptions(dialog.getByLabelText('Articles'), 'chosen');
  await user.click(await dialog.findByRole('button', { name: 'Read 1 again' }));
  expect(await screen.findByText('No article was queued: none of them was extracted.')).toBeVisible();
});

test('articles whose text was removed are not queued again, with the reason', async () => {
  const { user, dialog } = await open(
    {
      'GET /auth/llm/trials/:id/comparison': { ...aComparison(), articles: ARTICLES },
      [COUNT]: { articles: 88, without_text: 12 },
      [SEND]: { reset: 1, without_text: 1, pending: 3 },
    },
    '?compare=7,5&trial=12',
  );
  await user.selectOptions(dialog.getByLabelText('Articles'), 'p5');
  expect(await dialog.findByText(/12 more cannot be read again: their texts were removed\.$/)).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Articles'), 'chosen');
  await user.click(await dialog.findByRole('button', { name: 'Read 2 again' }));
  expect(await screen.findByText(/the others were not extracted, or their text was removed\./)).toBeVisible();
});

test('a refusal to queue articles again is shown', async () => {
  const { user, dialog } = await open({
    [SEND]: () => ({ status: 409, body: { error: 'These are 89 articles now, not 88. Please look again.' } }),
  });
  await user.click(await dialog.findByRole('button', { name: 'Read 88 again' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('These are 89 articles now, not 88.');
});
