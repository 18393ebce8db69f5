import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderWithApi, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { PromptSection } from '../PromptSection';
import { aComparison, aTrial, aTrialArticle, MET } from '../testing/a-lab';
import { LAB_ROUTES } from '../testing/lab-routes';
import { anOldPrompt } from '../testing/a-prompt';

const TRY = 'POST /auth/llm/prompts/:id/try';
const COMPARISON = 'GET /auth/llm/trials/:id/comparison';
const CHOICES = 'GET /auth/llm/trials/articles';
const VERDICT = 'GET /auth/llm/prompts/:id/verdict';
const ACTIVATE = 'POST /auth/llm/prompts/:id/activate';
const SHOWN = '/configurations?compare=7,5&trial=12#prompt';

async function open(routes: FakeRoutes = {}, route = SHOWN) {
  const api = fakeApi({ ...LAB_ROUTES, ...routes });
  const page = renderWithApi(<PromptSection />, api, { wrapper: ThemeRoot, route });
  await screen.findByRole('tab', { name: 'Compare' });
  return { api, ...page };
}
beforeEach(() => localStorage.setItem('prompt.evaluation', 'open'));
afterEach(() => localStorage.removeItem('prompt.evaluation'));
const compared = () => within(screen.getByRole('table', { name: 'Drei Runden an einem Tag' }));
const rowOf = (name: string) => compared().getByRole('row', { name: new RegExp(`^${name}`) });

test('the prompt section has tabs for editor, comparison and history', async () => {
  const { user, path } = await open({}, '/configurations#prompt');
  expect(screen.getByLabelText('Prompt body')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Compare' }));
  expect(path()).toBe('/configurations?compare=#prompt');
  expect(await screen.findByText('Nothing compared yet')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: /History/ }));
  expect(path()).toBe('/configurations#prompt');
  expect(screen.getByRole('region', { name: 'Activations' })).toBeVisible();
  expect(screen.queryByLabelText('Prompt body')).not.toBeInTheDocument();
});

test('the evaluation of a prompt is collapsed at first and remembers its state', async () => {
  localStorage.removeItem('prompt.evaluation');
  const { user, unmount } = await open();
  const head = await screen.findByRole('button', { name: /^Evaluation and activation/ });
  expect(head).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('region', { name: 'Evaluation' })).not.toBeInTheDocument();
  await user.click(head);
  expect(await screen.findByRole('region', { name: 'Golden set' })).toBeVisible();
  unmount();
  await open();
  expect(await screen.findByRole('region', { name: 'Evaluation' })).toBeVisible();
});

test('a changed value shows whether it became right or wrong compared with the golden set', async () => {
  await open();
  await screen.findByRole('table', { name: 'Drei Runden an einem Tag' });
  expect(rowOf('Founded')).toHaveTextContent('2021right2021right2021');
  expect(rowOf('Money')).toHaveTextContent('–wrongCHF 6’400’000.00rightbecame right');
  expect(rowOf('Founders')).toHaveTextContent('Anna Gschwendwrongbecame wrongAnna');
  expect(rowOf('Company')).toHaveTextContent('Walensee Energie AGwrong–rightbecame rightNot a startup');
});

test('a comparison starts with the number of articles that differ, became right or became wrong', async () => {
  await open();
  expect(
    await screen.findByText('1 of 2 articles differs. 2 values became right, 1 became wrong.'),
  ).toBeVisible();
});

test('in a comparison without a golden set, no value is marked as right or wrong', async () => {
  const unjudged = aTrialArticle({ is_golden: false }).companies.map(({ name, fields }) => ({
    name,
    fields: fields.map((field) => ({ ...field, golden: null, base_right: null, candidate_right: null })),
  }));
  await open({
    [COMPARISON]: { trial: aTrial(), articles: [aTrialArticle({ is_golden: false, companies: unjudged })] },
  });
  expect(
    await screen.findByText(
      '1 of 1 article differs. None of these articles is in the golden set, so no value is rated right or wrong.',
    ),
  ).toBeVisible();
  expect(compared().queryByText('wrong')).not.toBeInTheDocument();
  expect(compared().queryByText('right')).not.toBeInTheDocument();
  expect(rowOf('Money')).toHaveTextContent('–CHF 6’400’000.00changed–');
});

test('a value that is missing from the golden set is shown next to the wrong value', async () => {
  const [company] = aTrialArticle().companies;
  const fields = company?.fields.map((field) => ({ ...field, golden: null, candidate_right: false })) ?? [];
  const companies = [{ name: 'Kälteblick AG', fields }];
  await open({ [COMPARISON]: { trial: aTrial(), articles: [aTrialArticle({ companies })] } });
  await screen.findByRole('table', { name: 'Drei Runden an einem Tag' });
  expect(rowOf('Money')).toHaveTextContent('CHF 6’400’000.00wrongchangedNone');
});

test('the keys j and k move between the articles, and c shows only changed fields', async () => {
  const { user } = await open();
  await screen.findByRole('table', { name: 'Drei Runden an einem Tag' });
  await user.keyboard('c');
  expect(compared().queryByRole('row', { name: /^Founded/ })).not.toBeInTheDocument();
  await user.keyboard('j');
  expect(screen.getByText('Neither version found a startup in this article.')).toBeVisible();
  await user.keyboard('k');
  expect(rowOf('Money')).toBeVisible();
  await user.click(screen.getByLabelText(/Why activate below/));
  await user.keyboard('jck');
  expect(screen.getByLabelText(/Why activate below/)).toHaveValue('jck');
  expect(screen.getByRole('checkbox', { name: 'Changed fields only' })).toBeChecked();
});

test('if single keys are disabled, they do nothing in a comparison', async () => {
  localStorage.setItem('singleKeys', 'off');
  const { user } = await open();
  await screen.findByRole('table', { name: 'Drei Runden an einem Tag' });
  await user.keyboard('c');
  expect(rowOf('Founded')).toBeVisible();
  localStorage.removeItem('singleKeys');
});

test('a comparison runs on at most 20 selected articles, and its address contains the trial', async () => {
  const items = Array.from({ length: 21 }, (_, index) => ({
    key: `a${index}`,
    title: `Story ${index}`,
    source: null,
    is_golden: index === 0,
  }));
  const { api, user, path } = await open(
    { [CHOICES]: { items, total: 21 }, [TRY]: () => ({ status: 201, body: aTrial({ id: '13' }) }) },
    '/configurations?compare=7,5#prompt',
  );
  await user.click(await screen.findByRole('button', { name: 'Choose articles' }));
  const boxes = await screen.findAllByRole('checkbox');
  for (const box of boxes.slice(0, 20)) await user.click(box);
  expect(boxes[20]).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Choose 20' }));
  await user.click(await screen.findByRole('button', { name: 'Run on 20' }));
  await waitFor(() => expect(path()).toBe('/configurations?compare=7,5&trial=13#prompt'));
  expect(api.callsOf(TRY).map(({ params, body }) => [params.id, body])).toEqual([
    [
      'p5',
      {
        base: { prompt_id: 'p7', model: null },
        model: null,
        articles: items.slice(0, 20).map(({ key }) => key),
      },
    ],
  ]);
});

test('a comparison can use the built-in extractor as its base', async () => {
  const { user, path } = await open({}, '/configurations?compare=7,5#prompt');
  await user.selectOptions(await screen.findByLabelText('Base'), 'built-in');
  expect(path()).toBe('/configurations?compare=built-in,5#prompt');
  expect(screen.queryByRole('button', { name: /Text difference/ })).not.toBeInTheDocument();
});

test('the text difference shows both prompt versions line by line', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Text difference, 2 lines' }));
  expect(screen.getByRole('dialog', { name: 'Version 7 and version 5' })).toHaveTextContent(
    '− Awards:+ All awards:',
  );
});

test('a running comparison shows progress and cost, and Stop ends it', async () => {
  const { api, user } = await open({
    [COMPARISON]: aComparison({ state: 'running', done: 1, ended_at: null }),
    'POST /auth/llm/trials/:id/stop': aTrial({ state: 'stopped' }),
  });
  expect(await screen.findByText('1 of 2 articles read')).toBeVisible();
  expect(screen.getByText('2’040 tokens, 0.0038')).toBeVisible();
  api.answer({ [COMPARISON]: aComparison({ state: 'stopped', reason: 'Stopped by hand.', done: 1 }) });
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Stopped by hand. 1 not read.')).toBeVisible();
  expect(rowOf('Money')).toBeVisible();
});

test('a failed article in a comparison shows the reason and can be retried', async () => {
  const failed = aTrialArticle({
    state: 'failed',
    error: 'The answer of the model is no JSON.',
    changed: 0,
    companies: [],
  });
  const { api, user } = await open({
    [COMPARISON]: { trial: aTrial({ total: 1, done: 1, failed: 1 }), articles: [failed] },
    'POST /auth/llm/trials/:id/resume': aTrial({ state: 'running' }),
  });
  expect(await screen.findByText('The answer of the model is no JSON.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Run 1 again' }));
  expect(api.callsOf('POST /auth/llm/trials/:id/resume')).toHaveLength(1);
});

test('an evaluation shows both prompt versions, their differences, the minimum values and the counts', async () => {
  await open();
  const table = await screen.findByRole('table', { name: 'Evaluation' });
  const cells = (name: RegExp) =>
    within(within(table).getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells(/^Company/)).toEqual(['0.94', '0.91', '0.95', '0.91', '+0.05', '0.90', 'Reached4 wrong']);
  expect(cells(/^Awards/)).toEqual(['0.94', '0.91', '0.93', '0.91', '0.00', '0.95', 'Below4 wrong']);
  expect(
    screen.getByText('Golden set: 64 confirmed articles, 188 companies in German and English.'),
  ).toBeVisible();
  expect(screen.getByText('11 of 12')).toBeVisible();
  expect(screen.getByText('98.6%')).toBeVisible();
});

test('an evaluation covers the new version, and also the base if the golden set has changed', async () => {
  const { api, user } = await open({ 'POST /auth/llm/evaluations': { items: [], total: 0 } });
  await user.click(await screen.findByRole('button', { name: 'Evaluate again' }));
  expect(api.callsOf('POST /auth/llm/evaluations').map(({ body }) => body)).toEqual([
    { subjects: [{ prompt_id: 'p5' }] },
  ]);
});

test('below a minimum value, activating a prompt version needs a reason of at least ten characters', async () => {
  const { api, user } = await open({ [ACTIVATE]: { ...anOldPrompt(), is_active: true } });
  const button = await screen.findByRole('button', { name: 'Activate version 5' });
  expect(button).toBeDisabled();
  await user.type(await screen.findByLabelText('Why activate below the floor'), 'too short');
  expect(button).toBeDisabled();
  await user.type(screen.getByLabelText('Why activate below the floor'), '!');
  await user.click(button);
  expect(await screen.findByText('Version 5 is active.')).toBeVisible();
  expect(
    api.callsOf(ACTIVATE).map(({ params, body, headers }) => [params.id, body, headers.get('if-match')]),
  ).toEqual([['p5', { reason: 'too short!' }, '"7"']]);
});

test('a prompt version that meets every minimum value can be activated without a reason', async () => {
  const { api, user } = await open({ [VERDICT]: MET, [ACTIVATE]: { ...anOldPrompt(), is_active: true } });
  const activate = await screen.findByRole('button', { name: 'Activate version 5' });
  await waitFor(() => expect(activate).toBeEnabled());
  await user.click(activate);
  await waitFor(() => expect(api.callsOf(ACTIVATE).map(({ body }) => body)).toEqual([{ reason: null }]));
  expect(screen.queryByLabelText(/^Why activate/)).not.toBeInTheDocument();
});

test('the activation log offers an older prompt version under the same conditions', async () => {
  const { api, user } = await open({ [ACTIVATE]: { ...anOldPrompt(), is_active: true } });
  const row = await screen.findByRole('row', { name: /Provider withdrew/ });
  expect(row).toHaveTextContent('Without evaluation: “Provider withdrew the old model”');
  await user.click(within(row).getByRole('button', { name: 'Activate version 5 again' }));
  const dialog = screen.getByRole('dialog', { name: 'Activate version 5' });
  await user.click(within(dialog).getByRole('button', { name: 'Activate' }));
  expect(api.callsOf(ACTIVATE)).toHaveLength(0);
  expect(await within(dialog).findByText(/^Awards: precision 0.93/)).toBeVisible();
  await user.type(within(dialog).getByLabelText('Why activate below the floor'), 'Version 7 invents awards.');
  await user.click(within(dialog).getByRole('button', { name: 'Activate' }));
  await waitFor(() =>
    expect(api.callsOf(ACTIVATE).map(({ body }) => body)).toEqual([{ reason: 'Version 7 invents awards.' }]),
  );
});

test('the minimum values of a prompt evaluation are saved with the displayed version', async () => {
  const { api, user } = await open({ 'PUT /auth/llm/gate': {} });
  await user.click(await screen.findByRole('button', { name: 'Change the floors' }));
  const dialog = screen.getByRole('dialog', { name: 'Floors' });
  await user.clear(within(dialog).getByLabelText('Awards'));
  await user.type(within(dialog).getByLabelText('Awards'), '1.2');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Awards must be a number from 0 to 1.')).toBeVisible();
  await user.clear(within(dialog).getByLabelText('Awards'));
  await user.type(within(dialog).getByLabelText('Awards'), '0.9');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(
      api.callsOf('PUT /auth/llm/gate').map(({ body, headers }) => [body, headers.get('if-match')]),
    ).toEqual([
      [
        {
          company_name: 0.9,
          canton: 0.95,
          founding_year: 0.95,
          raised_money: 0.95,
          awards: 0.9,
          max_f1_loss: 0.02,
          min_articles: 20,
        },
        '"3"',
      ],
    ]),
  );
});
