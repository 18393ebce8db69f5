import { DEFAULT_FLOOR } from '../default-floor';
import { learnedFloors } from '../learned/learned-names';
import { locateProved } from '../locate-proved';
import { builtInExtractor, startupsIn } from './built-in-extractor';
import { CONSENT_WALL, UNSEEN_NEWS } from './unseen-news.fixture';

const AWARDS = ['venture kick 1', 'venture kick 3', 'eth spin-off', 'epfl spin-off'].map((name) => ({
  parameterID: name.replaceAll(' ', '-'),
  name,
}));
const article = (title: string, text: string, lang: string | null = null) => ({
  title,
  text,
  url: 'https://news.example.org/1',
  published_at: null,
  lang,
});
/** Returns the extracted company names with their confidence. */
const companiesIn = (title: string, text: string, lang: string | null = null) => {
  const { startups, confidences } = startupsIn(article(title, text, lang), AWARDS);
  return startups.map(({ company_name }, order) => ({
    name: company_name.value.replace(/ (?:AG|SA|GmbH)$/u, ''),
    confidence: confidences?.[order]?.company ?? 0,
  }));
};

describe('built-in extractor on articles that were not used for training', () => {
  const read = UNSEEN_NEWS.map(({ title, text, lang, startups }) => ({
    expected: startups,
    found: companiesIn(title, text, lang),
  }));
  const from = (least: number) =>
    read.map(({ expected, found }) => {
      const names = found.filter(({ confidence }) => confidence >= least).map(({ name }) => name);
      return {
        right: names.filter((name) => expected.includes(name)).length,
        wrong: names.filter((name) => !expected.includes(name)).length,
        expected: expected.length,
      };
    });
  const sum = (rows: ReturnType<typeof from>, part: 'right' | 'wrong' | 'expected') =>
    rows.reduce((total, row) => total + row[part], 0);

  it('in unseen articles, at least four in five startups get a confidence of 50% or more, and at most one other name does', () => {
    const rows = from(0.5);
    expect(sum(rows, 'right')).toBeGreaterThanOrEqual(0.8 * sum(rows, 'expected'));
    expect(sum(rows, 'wrong')).toBeLessThanOrEqual(1);
  });
  it('in unseen articles, at most one name above the confidence floor is wrong, and at least half of the startups are accepted automatically', () => {
    const rows = from(DEFAULT_FLOOR);
    expect(sum(rows, 'wrong')).toBeLessThanOrEqual(1);
    expect(sum(rows, 'right')).toBeGreaterThanOrEqual(0.5 * sum(rows, 'expected'));
  });
  it('in unseen articles without a startup, no name is accepted automatically', () => {
    const empty = from(DEFAULT_FLOOR).filter(({ expected }) => expected === 0);
    expect(empty.length).toBeGreaterThan(4);
    expect(empty.filter(({ wrong }) => wrong > 0)).toEqual([]);
  });
});

describe('built-in extractor and page furniture', () => {
  it('no company name from a consent wall is accepted automatically', () => {
    const sure = companiesIn('Bitte stimmen Sie zu', CONSENT_WALL, 'de').filter(
      ({ confidence }) => confidence >= DEFAULT_FLOOR,
    );
    expect(sure).toEqual([]);
  });
  it('a consent wall around a news story does not change the extracted startups', () => {
    const [story] = UNSEEN_NEWS;
    const wrapped = companiesIn(story?.title ?? '', `${CONSENT_WALL}\n${story?.text ?? ''}`, 'de');
    const likely = wrapped.filter(({ confidence }) => confidence >= 0.5).map(({ name }) => name);
    expect(likely).toEqual(story?.startups);
  });
});

test('the confidence floor of the server equals the floor from the training', () => {
  const { floor, proposed } = learnedFloors();
  expect(DEFAULT_FLOOR).toBe(floor);
  expect(proposed).toBeLessThan(floor);
});

test('the extracted values of a startup have quotes that prove them', () => {
  const { title, text, lang } = UNSEEN_NEWS[0] ?? { title: '', text: '', lang: '' };
  const { startups } = startupsIn(article(title, text, lang), AWARDS);
  const located = locateProved(text, startups, AWARDS);
  const quarzal = located.find(({ startup }) => startup.company_name.value.startsWith('Quarzal'));
  expect(quarzal?.startup).toMatchObject({
    founding_year: { value: 2021 },
    canton: { value: 'ZH' },
    raised_money: { value: { amount: 6_400_000, currency: 'CHF' } },
  });
  for (const { quotes } of quarzal?.evidence ?? [])
    for (const quote of quotes) expect(quote.start).not.toBeNull();
});

test('the built-in extractor reports its name and uses no tokens', async () => {
  const extractor = builtInExtractor();
  const { title, text } = UNSEEN_NEWS[0] ?? { title: '', text: '' };
  await expect(extractor.extract(article(title, text), AWARDS)).resolves.toMatchObject({
    usage: { input_tokens: 0, output_tokens: 0 },
  });
  expect(extractor.model).toBe('built-in');
  expect(startupsIn(article('', ''), AWARDS)).toEqual({ startups: [], confidences: [] });
});
