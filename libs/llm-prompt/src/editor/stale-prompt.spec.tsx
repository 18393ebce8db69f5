import { screen, waitFor, within } from '@testing-library/react';
import { changedMeanwhile, fakeApi, notOffered, renderWithApi, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { PromptSection } from '../PromptSection';
import { anOldPrompt, aPrompt, KICKS } from '../testing/a-prompt';

const READ = 'GET /auth/llm/prompt';
const SAVE = 'PUT /auth/llm/prompt';
const LIST = 'GET /auth/llm/prompts';
const ACTIVATE = 'PUT /auth/llm/prompts/:id/activate';
const PARAMETERS = 'GET /auth/admin/parameters';
const ACTIVE = aPrompt({ latest_version: 7 });

async function open(routes: FakeRoutes = {}) {
  const api = fakeApi({
    [READ]: ACTIVE,
    [LIST]: { items: [ACTIVE, anOldPrompt()], total: 2 },
    'GET /auth/llm/activations': notOffered,
    [PARAMETERS]: { parameters: KICKS, total: 2 },
    ...routes,
  });
  const { user } = renderWithApi(<PromptSection />, api, { wrapper: ThemeRoot });
  const body = await screen.findByLabelText('Prompt body');
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const sent = (key: string) => api.callsOf(key).map(({ headers }) => headers.get('If-Match'));
  return { api, user, body, press, sent };
}

test('after a conflict about a prompt, the other saved version is shown and the input is kept', async () => {
  const theirs = aPrompt({ prompt_id: 'p8', version: 8, is_active: false, temperature: 0.9 });
  const refused = changedMeanwhile({ ...theirs, latest_version: 8, version: 8 });
  const { api, user, body, press, sent } = await open({ [SAVE]: refused });
  await user.type(body, ' More.');
  await press('Save');
  const table = within(await screen.findByRole('table', { name: 'Differences' }));
  expect(table.getByRole('row', { name: 'Temperature not changed 0.90' })).toBeVisible();
  expect(body).toHaveValue(`${ACTIVE.body} More.`);
  await press('Keep mine');
  expect(await screen.findByText(/^Version 9 is saved\./)).toBeVisible();
  expect(api.callsOf(SAVE).at(-1)?.body).toMatchObject({ prompt: `${ACTIVE.body} More.`, temperature: 0.9 });
  expect(sent(SAVE)).toEqual(['"7"', '"8"']);
});

test('saving an unchanged prompt creates no version and shows a message', async () => {
  const { press, sent } = await open();
  await press('Save');
  expect(await screen.findByText('Nothing changed: version 7 is identical.')).toBeVisible();
  expect(sent(SAVE)).toEqual([]);
});

test('a second save of a prompt is based on the first save', async () => {
  const saved = aPrompt({ prompt_id: 'p8', version: 8, is_active: false, latest_version: 8 });
  const { user, body, press, sent } = await open({ [SAVE]: { ...saved, body: `${ACTIVE.body} A` } });
  await user.type(body, ' A');
  await press('Save');
  expect(await screen.findByText(/^Version 8 is saved\./)).toBeVisible();
  await user.type(body, ' B');
  await press('Save');
  await waitFor(() => expect(sent(SAVE)).toEqual(['"7"', '"8"']));
});

test('activating a prompt after another person activated a version needs confirmation', async () => {
  const theirs = aPrompt({ prompt_id: 'p6', version: 6, latest_version: 7 });
  const { press, sent } = await open({ [ACTIVATE]: changedMeanwhile({ ...theirs, version: 6 }) });
  await press('Activate version 5');
  await press('Activate');
  expect(await screen.findByRole('row', { name: 'Active version Version 7 Version 6' })).toBeVisible();
  await press('Activate anyway');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent(ACTIVATE)).toEqual(['"7"', '"6"']);
});

test.each([
  ['only the built-in extractor if no model is configured', [], ['', 'built-in']],
  ['the configured models', ['small', 'large'], ['', 'small', 'large']],
])('the models offered for a prompt are %s', async (_which, models, options) => {
  await open({ [READ]: { ...ACTIVE, models } });
  const field = screen.getByRole('combobox', { name: /Model/ });
  expect(
    within(field)
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value),
  ).toEqual(options);
});
