import { seedDefaultPrompt } from '../prompts/change-prompt';
import { saidStartup, storeArticles } from '../runs/articles.fixture';
import { llmServer } from '../../testing/llm-server';
import { registerServer } from '../../testing/register-server';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { testApp, TEST_SETTINGS } from '../../testing/test-app';
import type { EvidenceListBody } from '../../startups/facts/evidence/evidence.schemas';

const TEXT = 'Alpenlicht from Zug has built a lamp.';
const said = saidStartup('Alpenlicht', 'Alpenlicht from Zug', {
  canton: { value: 'ZG', quotes: ['Alpenlicht from Zug'] },
});

/** Extracts an article with a model that reads it correctly, while the register lists the company in `canton`. */
async function extractedWith(canton: string) {
  const register = await registerServer([
    {
      name: 'Alpenlicht AG',
      uid: 'CHE105909036',
      legalSeat: canton === 'ZG' ? 'Zug' : 'Uster',
      canton,
      purpose: 'Entwicklung von Lampen.',
      status: 'ACTIVE',
    },
  ]);
  const model = await llmServer(() => ({ startups: [said] }));
  const app = await testApp({
    settings: { ...TEST_SETTINGS, llm: model.settings, register: register.settings },
  });
  const call = async <T>(method: 'GET' | 'POST', url: string, payload?: object) =>
    (
      await app.app.inject({ method, url, headers: app.asRole('super'), ...(payload && { payload }) })
    ).json<T>();
  await seedDefaultPrompt(app.db);
  await storeArticles(app.db, [TEXT]);
  const extract = () => call('POST', '/auth/llm/run?batch=1&max=1');
  const rows = () => app.db.select().from(rawStartups);
  const evidence = async (id = 0) =>
    (await call<EvidenceListBody>('GET', `/auth/startups/raw/${id}/evidence`)).items[0]?.fields ?? [];
  const close = async () => {
    await app.close();
    await model.close();
    await register.close();
  };
  return { register, extract, rows, evidence, close };
}

test('the company register provides the legal name of a startup, with its source, and confirms the canton', async () => {
  const { extract, rows, evidence, close } = await extractedWith('ZG');
  await extract();
  const [row] = await rows();
  expect(row).toMatchObject({ company_name: 'Alpenlicht', social_reason: 'Alpenlicht AG', canton: 'ZG' });
  const fields = await evidence(row?.id);
  expect(fields).toContainEqual({
    field: 'social_reason',
    value: 'Alpenlicht AG',
    quotes: [],
    register: 'Zefix, CHE-105.909.036, Zug',
    is_used: true,
  });
  expect(fields.find(({ field }) => field === 'canton')).toMatchObject({ confidence: 0.99, is_used: true });
  await close();
});

test('a canton that contradicts the company register is not used automatically', async () => {
  const { extract, rows, evidence, close } = await extractedWith('ZH');
  await extract();
  const [row] = await rows();
  expect(row?.social_reason).toBeNull();
  expect((await evidence(row?.id)).find(({ field }) => field === 'canton')?.confidence).toBe(0.3);
  await close();
});

test('a company register that does not respond changes no startup', async () => {
  const { register, extract, rows, close } = await extractedWith('ZG');
  register.getInto('maintenance');
  await extract();
  expect(await rows()).toMatchObject([{ company_name: 'Alpenlicht', social_reason: null }]);
  await close();
});
