import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, notOffered, renderWithApi, unanswered, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { PromptSection } from './PromptSection';
import { aPrompt, KICKS } from './testing/a-prompt';

const READ = 'GET /auth/llm/prompt';
const SAVE = 'PUT /auth/llm/prompt';
const LIST = 'GET /auth/llm/prompts';
const PARAMETERS = 'GET /auth/admin/parameters';

async function open(routes: FakeRoutes = {}) {
  const api = fakeApi({
    [READ]: aPrompt(),
    [LIST]: { items: [aPrompt()], total: 1 },
    'GET /auth/llm/activations': notOffered,
    [PARAMETERS]: { parameters: KICKS, total: 2 },
    ...routes,
  });
  const page = renderWithApi(<PromptSection />, api, { wrapper: ThemeRoot });
  return { api, ...page, body: await screen.findByLabelText('Prompt body') };
}
const valueOf = (label: string) => {
  const field = screen.getByLabelText(label);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : null;
};
const save = () => screen.getByRole('button', { name: 'Save' });

test('the prompt editor shows model, temperature, top-p, max output tokens, placeholder and body of the active version', async () => {
  const { api, body } = await open();
  expect(
    ['Model (optional)', 'Temperature', 'Top-p', 'Max output tokens', 'Placeholder token'].map(valueOf),
  ).toEqual(['', '0.20', '1.00', '', '{{AWARDS_LIST}}']);
  expect(body).toHaveValue(aPrompt().body);
  expect(screen.getByText('Version 7 is active')).toBeVisible();
  expect(api.callsOf(READ)[0]?.query.get('name')).toBe('venture news extractor data');
});

test('saving a prompt creates a new version and shows which version is saved and which is active', async () => {
  const { api, user, body } = await open({
    [SAVE]: aPrompt({ prompt_id: 'p8', version: 8, is_active: false }),
  });
  await user.type(body, ' More.');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  await user.click(save());
  expect(
    await screen.findByText('Version 8 is saved. Version 7 stays active until another is activated.'),
  ).toBeVisible();
  expect(api.callsOf(SAVE).map((call) => call.body)).toEqual([
    {
      name: 'venture news extractor data',
      prompt: `${aPrompt().body} More.`,
      model: null,
      temperature: 0.2,
      top_p: 1,
      max_output_tokens: null,
      placeholder: '{{AWARDS_LIST}}',
    },
  ]);
  expect(body).toHaveValue(`${aPrompt().body} More.`);
  expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  await waitFor(() => expect(api.callsOf(LIST)).toHaveLength(2));
});

test('an invalid temperature or top-p is replaced by 0.2 or 1 before a prompt is sent', async () => {
  const { api, user } = await open({ [SAVE]: { prompt_id: 'p8' } });
  for (const [label, text] of [
    ['Temperature', '3'],
    ['Top-p', 'all'],
  ] as const) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  }
  expect(screen.getByLabelText('Temperature')).toHaveAccessibleDescription('0 to 2; 0.20 is sent');
  expect(screen.getByLabelText('Top-p')).toHaveAccessibleDescription('0 to 1; 1.00 is sent');
  await user.click(save());
  expect(await screen.findByText('Saved as a new version.')).toBeVisible();
  expect(api.callsOf(SAVE)[0]?.body).toMatchObject({ temperature: 0.2, top_p: 1 });
  expect(['Temperature', 'Top-p'].map(valueOf)).toEqual(['0.20', '1.00']);
});

test('max tokens below 1 are refused before a prompt is sent', async () => {
  const { api, user } = await open();
  const tokens = screen.getByLabelText('Max output tokens');
  await user.type(tokens, '0');
  await user.click(save());
  expect(tokens).toHaveFocus();
  expect(tokens).toHaveAccessibleDescription('Enter a whole number of at least 1, or nothing.');
  expect(api.callsOf(SAVE)).toHaveLength(0);
});

test('a prompt without a body is not sent, and the body gets the focus', async () => {
  const { api, user, body } = await open();
  await user.clear(body);
  await user.click(save());
  expect(body).toHaveFocus();
  expect(body).toHaveAccessibleDescription('Prompt body is required.');
  expect(api.callsOf(SAVE)).toHaveLength(0);
});

test('the Save button of the prompt is disabled only while saving', async () => {
  const { user } = await open({ [SAVE]: unanswered });
  await user.click(save());
  expect(screen.getByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  [
    "the server's message",
    { status: 400, body: { error: 'The model x is not allowed here.' } },
    'The model x is not allowed here.',
  ],
  ['a default text without a server message', { status: 500 }, 'Failed to save prompt'],
])('a failed save of the prompt shows %s and keeps the input', async (_name, answer, text) => {
  const { user, body } = await open({ [SAVE]: () => answer });
  await user.type(body, '!');
  await user.click(save());
  expect(await screen.findByText(text)).toBeVisible();
  expect(body).toHaveValue(`${aPrompt().body}!`);
  expect(screen.getByText('Unsaved changes')).toBeVisible();
});

test('if the prompt cannot be loaded, a warning is shown and the form can be edited with default values', async () => {
  const { api, user, body } = await open({
    [READ]: () => ({ status: 500 }),
    [LIST]: { items: [], total: 0 },
    [SAVE]: aPrompt({ version: 1, prompt_id: 'p1' }),
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load prompt');
  expect(['Temperature', 'Top-p', 'Placeholder token'].map(valueOf)).toEqual([
    '0.20',
    '1.00',
    '{{AWARDS_LIST}}',
  ]);
  await user.type(body, 'Mine');
  await user.click(save());
  expect(await screen.findByText('Version 1 is saved and active.')).toBeVisible();
  expect(api.callsOf(SAVE)[0]?.body).toMatchObject({ prompt: 'Mine' });
});

test('a retry that loads the prompt fills the form, unless the person has edited it', async () => {
  const { api, user, body } = await open({ [READ]: () => ({ status: 500 }) });
  api.answer({ [READ]: aPrompt() });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(body).toHaveValue(aPrompt().body));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the prompt preview lists the parameters and replaces the placeholder by one line per parameter', async () => {
  const { api, user } = await open();
  expect(api.callsOf(PARAMETERS).map(({ query }) => query.toString())).toEqual(['page=1&pageSize=500']);
  await waitFor(() =>
    expect(
      within(screen.getByRole('list', { name: 'Parameters' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['kick 12.5000', 'kick 25.0000']),
  );
  const rendered = screen.getByRole('region', { name: 'Rendered text' });
  expect(rendered.textContent).toBe('Read the article.\nAwards:\nkick 1\nkick 2');
  await user.clear(screen.getByLabelText('Placeholder token'));
  await user.type(screen.getByLabelText('Placeholder token'), 'Awards:');
  await waitFor(() =>
    expect(rendered.textContent).toBe('Read the article.\nkick 1\nkick 2\n{{AWARDS_LIST}}'),
  );
});

test('if there are more than 500 parameters, the prompt preview shows how many are displayed', async () => {
  await open({ [PARAMETERS]: { parameters: KICKS, total: 612 } });
  expect(await screen.findByText('First 2 of 612')).toBeVisible();
});

test('if parameters cannot be loaded, the prompt preview keeps the placeholder and shows an error', async () => {
  await open({ [PARAMETERS]: () => ({ status: 500 }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load parameters');
  expect(screen.getByRole('region', { name: 'Rendered text' }).textContent).toBe(aPrompt().body);
});

test('the model is selected from the server’s list, or typed if the server returns no list', async () => {
  const { user, api } = await open({
    [READ]: aPrompt({ models: ['mistral-small', 'qwen'], model: 'old' }),
    [SAVE]: { prompt_id: 'x' },
  });
  const model = screen.getByLabelText('Model (optional)');
  expect(
    within(model)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Default', 'old', 'mistral-small', 'qwen']);
  await user.selectOptions(model, 'qwen');
  await user.click(save());
  await waitFor(() => expect(api.callsOf(SAVE)[0]?.body).toMatchObject({ model: 'qwen' }));
});

test('on a server with only the specified fields, the version number comes from the history', async () => {
  const plain = {
    prompt_id: 4,
    body: 'B',
    model: null,
    temperature: '0.2',
    top_p: '1',
    max_output_tokens: null,
  };
  const { api, user } = await open({
    [READ]: plain,
    [LIST]: { items: [{ ...plain, version: 3, is_active: 1 }], total: 1 },
    [SAVE]: { prompt_id: 5 },
  });
  expect(await screen.findByText('Version 3 is active')).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('Saved as a new version.')).toBeVisible();
  expect(api.callsOf(SAVE)[0]?.body).toEqual({
    name: 'venture news extractor data',
    prompt: 'B',
    model: null,
    temperature: 0.2,
    top_p: 1,
    max_output_tokens: null,
  });
});

test('an empty award list shows a warning with the next step until there are awards', async () => {
  const { api, user } = await open({
    [PARAMETERS]: { parameters: [], total: 0 },
    'POST /auth/admin/usual-parameters': () => ({
      status: 201,
      body: { parameterIDs: ['kick-1', 'kick-2'] },
    }),
  });
  const warning = await screen.findByRole('alert');
  expect(warning).toHaveTextContent('The award list is empty');
  expect(within(warning).getByRole('link', { name: 'Parameters' })).toHaveAttribute(
    'href',
    expect.stringMatching(/#params$/),
  );
  api.answer({ [PARAMETERS]: { parameters: KICKS, total: 2 } });
  await user.click(within(warning).getByRole('button', { name: 'Add the 30 usual awards' }));
  expect(await screen.findByText('2 awards added, each with weight 0.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});
