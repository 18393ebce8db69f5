import { ExtractedStartupSchema, type ExtractedStartup } from './extracted-startup';
import { locateQuotes } from './locate-quotes';
import { readAnswer } from './read-answer';

const KNOWN = [
  { parameterID: 'venture-kick-3', name: 'venture kick 3' },
  { parameterID: 'eth-spin-off', name: 'eth spin-off' },
];

function startup(fields: Readonly<Record<string, unknown>>): ExtractedStartup {
  const read = readAnswer({ startups: [{ company_name: { value: 'Nubilo', quotes: [] }, ...fields }] });
  if ('error' in read || read.startups[0] === undefined) throw new Error('not a startup');
  return read.startups[0];
}

const placesOf = (text: string, quote: string) => {
  const [located] = locateQuotes(
    text,
    [startup({ country: { value: 'Switzerland', quotes: [quote] } })],
    KNOWN,
  );
  return located?.evidence.find(({ field }) => field === 'country')?.quotes[0];
};

const awardsOf = (text: string, name: string, ...quotes: string[]) =>
  locateQuotes(text, [startup({ awards: [{ name, quotes }] })], KNOWN)[0]?.startup.awards ?? [];

describe('location of quotes', () => {
  it('an exact quote is located by its position in code points, so that an emoji counts as one character', () => {
    expect(placesOf('🚀🚀 Nubilo is Swiss', 'Nubilo is')).toEqual({ text: 'Nubilo is', start: 3, end: 12 });
  });
  it('a quote with other white space or quotation marks is located and replaced by the original text', () => {
    expect(placesOf('Er sagt:\n«Nubilo’s  Ziel»', 'sagt: "Nubilo\'s Ziel"')).toEqual({
      text: 'sagt:\n«Nubilo’s  Ziel»',
      start: 3,
      end: 25,
    });
  });
  it('a quote is located regardless of the Unicode form of its accents', () => {
    expect(placesOf('Le\u0301a aime', 'L\u00e9a')).toEqual({ text: 'Le\u0301a', start: 0, end: 4 });
    expect(placesOf('x L\u00e9a aime', 'Le\u0301a aime')).toEqual({
      text: 'L\u00e9a aime',
      start: 2,
      end: 10,
    });
  });
  it('half of an emoji, a letter without its accent, or a single letter is not located as a quote', () => {
    expect(placesOf('ab🚀', 'ab\ud83d')).toMatchObject({ start: null, end: null });
    expect(placesOf('Le\u0301', 'Le')).toMatchObject({ start: null });
    expect(placesOf('a b c', 'a')).toMatchObject({ start: null });
  });
  it('a pattern, blank characters or words that the text lacks are not located as a quote', () => {
    for (const quote of ['.*', 'Nubilo.is', 'NUBILO IS', '\u200b\u200b'])
      expect(placesOf('Nubilo is', quote)).toMatchObject({ start: null });
  });
  it('a value without a quote has an empty list of quotes', () => {
    const [located] = locateQuotes('x', [startup({ country: { value: 'Switzerland', quotes: [] } })], KNOWN);
    expect(located?.evidence).toContainEqual({ field: 'country', value: 'Switzerland', quotes: [] });
  });
});

describe('quotes of awards', () => {
  const text = 'Nubilo won CHF 150,000 from Venture Kick. Another firm is an ETH Zurich spin-off.';
  it('an award is kept if its quote is in the text and names award and startup, and gets the spelling of the award list', () => {
    expect(awardsOf(text, 'Venture-Kick 3', 'Nubilo won CHF 150,000 from Venture Kick')).toEqual([
      { name: 'venture kick 3', quotes: ['Nubilo won CHF 150,000 from Venture Kick'] },
    ]);
  });
  it.each([
    ['no quote', 'venture kick 3', []],
    ['a quote that the text does not have', 'venture kick 3', ['Nubilo has venture kick 3']],
    ['a quote that does not name the startup', 'eth spin-off', ['is an ETH Zurich spin-off']],
    ['a quote that does not name the award', 'eth spin-off', ['Nubilo won CHF 150,000']],
    ['an award that is no parameter', 'nobel prize', ['Nubilo won CHF 150,000 from Venture Kick']],
  ])('an award is dropped for %s', (_why, name, quotes) => {
    expect(awardsOf(text, name, ...quotes)).toEqual([]);
  });
});

describe('fields that an article cannot set', () => {
  it('scores, flags and ids are never read from an article', () => {
    const schemaFields = Object.keys(ExtractedStartupSchema.properties);
    expect(Object.keys(startup({ score: 99, rejected: 1, id: '7', threshold: 0 }))).toEqual(schemaFields);
    expect(
      schemaFields.filter((field) => ['id', 'score', 'threshold', 'rejected', 'candidate'].includes(field)),
    ).toEqual([]);
  });
  it('an invalid website or email in an article is read as missing', () => {
    const bad = startup({
      website: { value: 'javascript:alert(1)', quotes: [] },
      email: { value: 'a@b', quotes: [] },
    });
    expect(locateQuotes('x', [bad], KNOWN)[0]?.startup).toMatchObject({ website: null, email: null });
    const good = startup({
      website: { value: 'https://nubilo.ch/en', quotes: [] },
      email: { value: 'hi@nubilo.ch', quotes: [] },
    });
    expect(locateQuotes('x', [good], KNOWN)[0]?.startup).toMatchObject({
      website: good.website,
      email: good.email,
    });
  });
});
