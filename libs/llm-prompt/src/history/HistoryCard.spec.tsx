import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, notOffered, renderWithApi, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { PromptSection } from '../PromptSection';
import { anOldPrompt, aPrompt } from '../testing/a-prompt';

const READ = 'GET /auth/llm/prompt';
const LIST = 'GET /auth/llm/prompts';
const ACTIVATE = 'PUT /auth/llm/prompts/:id/activate';
const OLD = anOldPrompt();
const PAGE = { items: [aPrompt(), OLD], total: 45 };

async function open(routes: FakeRoutes = {}, route = '/configurations#prompt') {
  const api = fakeApi({
    [READ]: aPrompt(),
    [LIST]: PAGE,
    'GET /auth/llm/activations': notOffered,
    'GET /auth/admin/parameters': { parameters: [], total: 0 },
    ...routes,
  });
  const page = renderWithApi(<PromptSection />, api, { wrapper: ThemeRoot, route });
  await screen.findByLabelText('Prompt body');
  return { api, ...page };
}

test('the prompt history shows settings, text and age of each version', async () => {
  await open();
  const row = await screen.findByRole('row', { name: /mistral-small/ });
  expect(
    within(row)
      .getAllByRole('gridcell')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '5',
    'mistral-small',
    '0.10',
    '1.00',
    'Read the article. All awards: {{AWARDS_LIST}}',
    '3 hours ago',
    'ViewActivate',
  ]);
  expect(screen.queryByRole('button', { name: 'Activate version 7' })).not.toBeInTheDocument();
  expect(screen.getByText('Active', { exact: true })).toBeVisible();
});

test('a search in the prompt history starts on page 1, and the address contains search and page', async () => {
  const { api, user, path } = await open();
  await user.click(await screen.findByRole('button', { name: 'Page 3' }));
  await waitFor(() => expect(path()).toBe('/configurations?page=3#prompt'));
  await user.type(screen.getByRole('searchbox', { name: 'Search versions' }), 'kick{Enter}');
  await waitFor(() => expect(path()).toBe('/configurations?q=kick#prompt'));
  const name = 'name=venture+news+extractor+data';
  await waitFor(() =>
    expect(api.callsOf(LIST).map(({ query }) => query.toString())).toEqual([
      `limit=20&offset=0&${name}`,
      `limit=20&offset=40&${name}`,
      `limit=20&offset=0&q=kick&${name}`,
    ]),
  );
});

test('View shows a prompt version with marked differences from the active version', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'View version 5' }));
  const dialog = screen.getByRole('dialog', { name: 'Version 5' });
  expect(within(dialog).getByText('Body, compared with the active version 7')).toBeVisible();
  const lines = Array.from(
    within(dialog).getByRole('region', { name: 'Differences' }).children,
    ({ textContent }) => textContent,
  );
  expect(lines).toEqual(['  Read the article.', '− Awards:', '+ All awards:', '  {{AWARDS_LIST}}']);
  expect(within(dialog).getByText('mistral-small')).toBeVisible();
});

test('View of the active prompt version shows its text', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'View version 7' }));
  expect(screen.getByRole('region', { name: 'Body' }).textContent).toBe(aPrompt().body);
});

test('activating a prompt version lists the changes, needs confirmation, and shows the version in the form', async () => {
  const { api, user } = await open({ [ACTIVATE]: { ...OLD, is_active: true } });
  await user.click(await screen.findByRole('button', { name: 'Activate version 5' }));
  const dialog = screen.getByRole('dialog', { name: 'Activate version 5' });
  expect(dialog).toHaveTextContent('From now on, articles are read with version 5 instead of version 7.');
  expect(dialog).toHaveTextContent('ModelDefault → mistral-small');
  expect(dialog).toHaveTextContent('Temperature0.20 → 0.10');
  expect(dialog).toHaveTextContent('− Awards:+ All awards:');
  expect(api.callsOf(ACTIVATE)).toHaveLength(0);
  api.answer({ [READ]: { ...OLD, is_active: true } });
  await user.click(within(dialog).getByRole('button', { name: 'Activate' }));
  expect(await screen.findByText('Version 5 is active')).toBeVisible();
  expect(api.callsOf(ACTIVATE).map(({ params }) => params.id)).toEqual(['p5']);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Prompt body')).toHaveValue(OLD.body);
});

test('input in the prompt form is kept when another version becomes active', async () => {
  const { api, user } = await open({ [ACTIVATE]: {} });
  await user.type(screen.getByLabelText('Prompt body'), '!');
  api.answer({ [READ]: { ...OLD, is_active: true } });
  await user.click(await screen.findByRole('button', { name: 'Activate version 5' }));
  await user.click(screen.getByRole('button', { name: 'Activate' }));
  expect(await screen.findByText('Version 5 is active')).toBeVisible();
  expect(screen.getByLabelText('Prompt body')).toHaveValue(`${aPrompt().body}!`);
});

test.each([
  [{ status: 404, body: { error: 'There is no such version.' } }, 'There is no such version.'],
  [{ status: 500 }, 'Activation failed'],
])(
  'activating a prompt version with the response %j shows %s and keeps the dialog open',
  async (answer, text) => {
    const { user } = await open({ [ACTIVATE]: () => answer });
    await user.click(await screen.findByRole('button', { name: 'Activate version 5' }));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Activate' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(text);
  },
);

test('a failed load of the prompt history shows a red alert with Retry', async () => {
  const { api, user } = await open({ [LIST]: () => ({ status: 500 }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load');
  api.answer({ [LIST]: PAGE });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('mistral-small')).toBeVisible();
});

test.each([
  ['', 'No versions'],
  ['?q=zug', 'No version matches “zug”'],
])('an empty prompt history with the address query %j shows %s', async (search, text) => {
  await open({ [LIST]: { items: [], total: 0 } }, `/configurations${search}#prompt`);
  expect(await screen.findByText(text)).toBeVisible();
});
