import { saidStartup } from '../../runs/articles.fixture';
import { PARTNER, promptLab, saidGolden } from './prompt-lab.fixture';
import type { EvaluationBody, WrongValueBody } from './evaluation.schemas';

let lab: Awaited<ReturnType<typeof promptLab>>;
beforeAll(async () => {
  lab = await promptLab();
});
afterAll(() => lab.close());
beforeEach(() => lab.reset());

/** Evaluates the active prompt version on the golden set. @returns a function that reads its wrong values */
async function evaluated() {
  const { prompt_id } = (await lab.call<{ prompt_id: string }>('GET', '/auth/llm/prompt')).body;
  const { body } = await lab.call<{ items: EvaluationBody[] }>('POST', '/auth/llm/evaluations', {
    subjects: [{ prompt_id }],
  });
  const path = `/auth/llm/evaluations/${body.items[0]?.trial.id}/wrong`;
  await lab.work();
  const wrong = async (field: string) =>
    (await lab.call<{ items: WrongValueBody[]; total: number }>('GET', `${path}?field=${field}`)).body;
  return { wrong };
}

test('values that are missing from the golden set are listed with their articles', async () => {
  await lab.storeGolden(['Alpha AG']);
  lab.model.answerWith(() => ({
    startups: [saidGolden('Alpha AG'), saidStartup(PARTNER, PARTNER)],
  }));
  const { wrong } = await evaluated();
  expect(await wrong('company_name')).toMatchObject({
    total: 1,
    items: [{ title: 'About Alpha AG', company: PARTNER, value: PARTNER, golden: null }],
  });
});

const FOUNDED = 'Beta AG of Bern was founded in 2021.';
const TEXT = `Alpha AG of Zug raised money from Limmat Kapital, Aare Partners and Reuss Partners.\n${FOUNDED}`;
const GOLDEN = {
  company_name: 'Alpha AG',
  canton: null,
  sector: null,
  founding_year: null,
  raised_money: null,
  investors: ['Limmat Kapital', 'Aventira Ventures'],
  awards: [],
  founders: [],
  website: null,
};

test('only the wrong values of a list are shown', async () => {
  const [quote = ''] = TEXT.split('\n');
  const line = { id: 'a', url: 'https://news.example/a', title: 'A round', text: TEXT, gold: [GOLDEN] };
  await lab.call('POST', '/auth/llm/golden-set/import', { lines: [JSON.stringify(line)] });
  const investors = ['Limmat Kapital', 'Aare Partners', 'Reuss Partners'];
  lab.model.answerWith(() => ({
    startups: [
      saidStartup('Alpha AG', quote, { investors: investors.map((name) => ({ name, quotes: [quote] })) }),
      saidStartup('Beta AG', FOUNDED, { founding_year: { value: 2021, quotes: [FOUNDED] } }),
    ],
  }));
  const { wrong } = await evaluated();
  const beside = { company: 'Alpha AG', golden: 'Limmat Kapital, Aventira Ventures' };
  expect(await wrong('investors')).toMatchObject({
    total: 2,
    items: [
      { ...beside, value: 'Aare Partners' },
      { ...beside, value: 'Reuss Partners' },
    ],
  });
  expect(await wrong('founding_year')).toMatchObject({
    total: 1,
    items: [{ company: 'Beta AG', value: '2021', golden: null }],
  });
});
