import { createServer, type Server } from 'node:http';
import { expect, test, type Page } from '@playwright/test';
import { faultsOf, LOOKS, lookAs } from './accessibility';
import { unfoldEvaluation } from './dialog-steps';
import { startInstallation, type Installation } from './installation';
import { signIn, WITH_ADMIN } from './sign-in';

const COMPANIES = Array.from({ length: 20 }, (_, index) => `Seewerk${index} AG`);
const textOf = (company: string) => `${company} of Zug was founded in 2020.`;
const GOLDEN = COMPANIES.map((company, index) =>
  JSON.stringify({
    id: `g${index}`,
    url: `https://news.example/${index}`,
    title: `About ${company}`,
    lang: 'en',
    text: textOf(company),
    gold: [
      {
        company_name: company,
        canton: 'ZG',
        sector: null,
        founding_year: 2020,
        raised_money: null,
        investors: [],
        awards: [],
        founders: [],
        website: null,
      },
    ],
  }),
).join('\n');

let vaglio: Installation;
let model: Server;
let page: Page;
test.beforeAll(async ({ browser }) => {
  model = await startModel();
  const address = model.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  vaglio = await startInstallation({
    ...WITH_ADMIN,
    LLM_BASE_URL: `http://127.0.0.1:${port}/v1`,
    LLM_MODELS: 'small',
  });
  page = await (await browser.newContext()).newPage();
  await signIn(page, vaglio.url);
});
test.afterAll(async () => {
  await vaglio.stop();
  model.close();
});

/** Starts a model that extracts every company. If the prompt contains "no cantons", it omits the cantons. */
function startModel(): Promise<Server> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { messages } = JSON.parse(Buffer.concat(parts).toString('utf8'));
      const company = /(Seewerk\d+ AG) of Zug/u.exec(messages[1].content)?.[1] ?? '';
      const content = JSON.stringify({ startups: [said(company, !/no cantons/.test(messages[0].content))] });
      const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ choices: [{ index: 0, finish_reason: 'stop', message: { content } }], usage }));
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

function said(company: string, withCanton: boolean) {
  const quotes = [textOf(company)];
  return {
    company_name: { value: company, quotes },
    founders: [],
    founding_year: { value: 2020, quotes },
    sector: null,
    canton: withCanton ? { value: 'ZG', quotes } : null,
    country: null,
    raised_money: null,
    investors: [],
    awards: [],
    website: null,
    email: null,
    company_description: null,
    pros: null,
    cons: null,
  };
}

test('a prompt version is tried, evaluated and activated with a reason', async () => {
  await page.goto(`${vaglio.url}/configurations#prompt`);
  const body = page.getByLabel('Prompt body');
  await body.fill(`${await body.inputValue()}\nReport no cantons.`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Version 2 is saved.', { exact: false })).toBeVisible();

  await page.getByRole('tab', { name: 'Compare' }).click();
  await unfoldEvaluation(page);
  const file = { name: 'golden.jsonl', mimeType: 'application/x-ndjson', buffer: Buffer.from(GOLDEN) };
  await page.getByLabel('JSONL file of a golden set').setInputFiles(file);
  await expect(page.getByText('20 added, 0 updated, 0 unchanged, 0 failed.')).toBeVisible();

  await page.getByRole('button', { name: 'Choose articles' }).click();
  for (const company of COMPANIES.slice(18)) await page.getByRole('checkbox', { name: company }).check();
  await page.getByRole('button', { name: 'Choose 2' }).click();
  await page.getByRole('button', { name: 'Run on 2' }).click();
  const compared = page.getByRole('table', { name: /^About Seewerk/ });
  await expect(compared.getByRole('row', { name: /^Canton/ })).toContainText('became wrong');

  await page.getByRole('button', { name: 'Evaluate' }).click();
  const figures = page.getByRole('table', { name: 'Evaluation', exact: true });
  await expect(figures.getByRole('row', { name: /^Canton/ })).toContainText('Below');
  // The base prompt is measured after the candidate. The differences appear when both measurements are complete.
  await expect(figures.getByRole('row', { name: /^Founded/ })).toContainText('0.00');

  const gate = page.getByRole('region', { name: 'Activate version 2' });
  await expect(gate.getByText('Canton: no value read, 20 in the golden set.')).toBeVisible();
  await expect(gate.getByRole('button', { name: 'Activate version 2' })).toBeDisabled();
  await gate.getByLabel('Why activate below the floor').fill('Cantons come from the register.');
  await gate.getByRole('button', { name: 'Activate version 2' }).click();
  await expect(page.getByText('Version 2 is active.')).toBeVisible();

  const record = page.getByRole('table', { name: 'Activations', exact: true });
  await expect(record.getByText('Below floor: “Cantons come from the register.”')).toBeVisible();
  await record.getByRole('button', { name: 'Activate version 1 again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Activate version 1' });
  await expect(dialog.getByText(/^Met: Company, canton, founded/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Activate' }).click();
  await expect(record.getByRole('row')).toHaveCount(4);
  await expect(record.getByRole('row').nth(1)).toContainText('Active');
});

test('the comparison of prompt versions is accessible at every width in both colour schemes', async () => {
  const faults: string[] = [];
  for (const look of LOOKS) {
    await lookAs(page, look);
    await expect(page.getByRole('table', { name: 'Evaluation', exact: true })).toBeVisible();
    faults.push(...(await faultsOf(page, look)));
  }
  expect(faults).toEqual([]);
});
