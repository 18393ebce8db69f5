import { saidStartup } from '../extraction-runs/articles.fixture';
import { PARTNER, promptLab, saidGolden } from '../trials/prompt-lab.fixture';
import type { EvaluationBody, WrongValueBody } from './evaluation.schemas';

let lab: Awaited<ReturnType<typeof promptLab>>;
beforeAll(async () => {
  lab = await promptLab();
});
afterAll(() => lab.close());
beforeEach(() => lab.reset());

/** Measures the active version on the golden set. @returns its wrong values */
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

test('the values that the golden set does not have are listed with their articles', async () => {
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
