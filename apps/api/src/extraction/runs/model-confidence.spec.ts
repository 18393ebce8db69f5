import { refusal } from '../../platform/http/errors/errors';
import { DEFAULT_FLOOR, type Extraction, judgeStartups, readAnswer } from '@vaglio/article-extractor';
import { toFoundRow } from './found-row';
import { CONTRADICTED, modelConfidences, UNSECONDED } from './model-confidence';

const ARTICLE = { title: 'Story', text: 'Alpha AG wins.', url: 'https://news.example/1', published_at: null };
const FROM = { ...ARTICLE, source: null, published_url: null };

function startups(...names: string[]): Extraction['startups'] {
  const read = readAnswer({ startups: names.map((value) => ({ company_name: { value, quotes: [] } })) });
  return 'startups' in read ? read.startups : [];
}
/** Returns the confidences of startups from a model, given the result of the built-in extractor. */
async function confidences(
  said: string[],
  second: () => Promise<Pick<Extraction, 'startups' | 'confidences'>>,
) {
  const extract = async () => ({ usage: { input_tokens: 0, output_tokens: 0 }, ...(await second()) });
  const plan = { builtIn: { model: 'built-in', extract } };
  return (await modelConfidences(plan, { awards: [] }, ARTICLE, startups(...said))).map(
    ({ company }) => company,
  );
}

test('a company that both extractors name gets a higher confidence than a company that only one names', async () => {
  const second = { startups: startups('Alpha'), confidences: [{ company: 0.6, values: [] }] };
  const [alpha, beta] = await confidences(['Alpha AG', 'Beta AG'], async () => second);
  expect(alpha).toBeCloseTo(0.98);
  expect(beta).toBe(CONTRADICTED);
});

test('without a confidence from the second extractor the confidence of the model applies', async () => {
  expect(await confidences(['Alpha AG'], async () => ({ startups: startups('Alpha') }))).toEqual([
    UNSECONDED,
  ]);
});

test('if the second extractor fails on an article, its startup is reviewed only above the default confidence floor', async () => {
  const fails = () => Promise.reject(new Error('Reading it took longer than 20 s.'));
  const [company = 0] = await confidences(['Alpha AG'], fails);
  const [alpha] = judgeStartups(ARTICLE.text, startups('Alpha AG'), [], [{ company, values: [] }]);
  if (!alpha) throw new Error('nothing was judged');
  const reviewAt = (floor: number) => toFoundRow(alpha, FROM, floor, '2026-01-01T00:00:00.000Z').review;
  expect([reviewAt(DEFAULT_FLOOR), reviewAt(DEFAULT_FLOOR + 0.001)]).toEqual([null, 'waiting']);
});

test('if the second extractor is busy, the confidence calculation fails', async () => {
  const busy = () => Promise.reject(refusal(503, 'busy'));
  await expect(confidences(['Alpha AG'], busy)).rejects.toThrow('busy');
});
