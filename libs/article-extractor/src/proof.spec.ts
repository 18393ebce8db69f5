import { locateProved } from './locate-proved';
import { judgeOf } from './proof';
import { readAnswer } from './read-answer';

/** Returns true if a quote of the entire clause proves the value for the company. */
function proves(
  text: string,
  names: readonly string[],
  company: string,
  value: string,
  quote = text,
): boolean {
  const start = Array.from(text.slice(0, text.indexOf(quote))).length;
  const stretch = { start, end: start + Array.from(quote).length };
  return judgeOf(text, names).proves({
    company: names.indexOf(company),
    states: (passage) => passage.includes(value),
    quotes: [stretch],
  });
}

describe('proof of a value by a quote', () => {
  it.each([
    ['when its clause names the company', 'Nubilo AG erhält 3 Mio. Franken.', '3 Mio. Franken'],
    ['also behind the value', '3 Mio. Franken gehen an Nubilo.', '3 Mio. Franken'],
    [
      'when its clause names none, and its paragraph only this one before it',
      'Nubilo wächst. Sie erhält 3 Mio. Franken.',
      '3 Mio. Franken',
    ],
  ])('a quote proves the value of a company %s', (_when, text, value) => {
    expect(proves(text, ['Nubilo'], 'Nubilo', value)).toBe(true);
  });
  it.each([
    ['when another company is nearer', 'Nubilo wächst, während Quarzo 3 Mio. Franken erhält.'],
    ['when its clause names another one', 'Nubilo wächst. Quarzo erhält 3 Mio. Franken.'],
    ['when the paragraph is about two', 'Nubilo und Quarzo wachsen. Sie erhält 3 Mio. Franken.'],
    ['when only another paragraph names it', 'Nubilo wächst.\nDie Branche setzt 3 Mio. Franken um.'],
  ])('a quote does not prove the value of a company %s', (_when, text) => {
    expect(
      proves(
        text,
        ['Nubilo', 'Quarzo'],
        'Nubilo',
        '3 Mio. Franken',
        text.slice(text.search(/[^.\n]*3 Mio/u)),
      ),
    ).toBe(false);
  });
  it('an amount next to another company that was not recognized is not proved', () => {
    const text = 'Quarzo AG erhält 3 Mio. Franken, Nubilo nichts.';
    expect(proves(text, ['Nubilo'], 'Nubilo', '3 Mio. Franken')).toBe(false);
  });
  it('a quote that does not contain a value does not prove it', () => {
    const text = 'Nubilo wächst. Sie hofft auf Erfolg.';
    expect(proves(text, ['Nubilo'], 'Nubilo', '3 Mio. Franken', 'Nubilo wächst')).toBe(false);
    expect(proves(text, ['Nubilo'], 'Nubilo', '3 Mio. Franken', 'Sie hofft auf Erfolg')).toBe(false);
  });
  it('in a list of companies, each company gets only its own value', () => {
    const text = 'Nubilo erhält 3 Millionen, Quarzo 2,5 Millionen und Selva 1 Million.';
    const names = ['Nubilo', 'Quarzo', 'Selva'];
    const proved = names.map((name) =>
      ['3 Millionen', '2,5 Millionen', '1 Million'].map((sum) => proves(text, names, name, sum)),
    );
    expect(proved[0]).toEqual([true, false, false]);
    expect(proved[1]).toEqual([false, true, false]);
    expect(proved[2]?.[0]).toBe(false);
  });
  it('a value of several joined companies is proved for each of them', () => {
    const text = 'Nubilo, Quarzo und Selva gewinnen je 150 000 Franken.';
    for (const name of ['Nubilo', 'Quarzo', 'Selva'])
      expect(proves(text, ['Nubilo', 'Quarzo', 'Selva'], name, '150 000 Franken')).toBe(true);
  });
  it('values are proved in each of the four languages', () => {
    const names = ['Nubilo', 'Quarzo'];
    expect(
      proves('Nubilo lève 3 millions de francs et Quarzo deux.', names, 'Nubilo', '3 millions de francs'),
    ).toBe(true);
    expect(proves('Nubilo raccoglie 3 milioni, Quarzo ne cerca 5.', names, 'Quarzo', '3 milioni')).toBe(
      false,
    );
    expect(proves('Nubilo raised $3m; Quarzo was sold.', names, 'Quarzo', '$3m')).toBe(false);
  });
});

test('a text names a company by whole words, with or without its legal form, never within another word', () => {
  const judge = judgeOf('Die Nubilo gewinnt, Selvatec nicht.', ['Nubilo AG', 'Selva']);
  expect([judge.names(0), judge.names(1)]).toEqual([true, false]);
});

test('only proved values are kept, and other values remain in the evidence without a position', () => {
  const said = readAnswer({
    startups: [
      {
        company_name: { value: 'Nubilo', quotes: [] },
        raised_money: {
          value: { amount: 15e9, currency: 'CHF', as_stated: '15 Mrd. Franken' },
          quotes: ['Die Branche setzt 15 Mrd. Franken um'],
        },
        canton: { value: 'ZG', quotes: ['Nubilo aus Zug'] },
      },
      { company_name: { value: 'Invented', quotes: [] } },
    ],
  });
  const text = 'Nubilo aus Zug wächst.\nDie Branche setzt 15 Mrd. Franken um.';
  const located = locateProved(text, 'startups' in said ? said.startups : [], []);
  expect(located).toHaveLength(1);
  expect(located[0]?.startup).toMatchObject({ raised_money: null, canton: { value: 'ZG' } });
  expect(located[0]?.evidence).toContainEqual(
    expect.objectContaining({
      field: 'raised_money',
      value: '15 Mrd. Franken',
      quotes: [{ text: 'Die Branche setzt 15 Mrd. Franken um', start: null, end: null }],
    }),
  );
});
