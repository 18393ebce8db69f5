import { unprovedReader, type UnprovedValue } from './why-unproved';

const NAMES = ['Nubilo AG', 'Quarzo AG'];
const read = (text: string, value: Partial<UnprovedValue>) =>
  unprovedReader(
    text,
    NAMES,
  )({
    company: 'Nubilo AG',
    field: 'founding_year',
    value: '2019',
    quotes: [],
    ...value,
  });

describe('explanation of values that a quote does not prove', () => {
  it.each<[string, string, Partial<UnprovedValue>, string, string]>([
    [
      'no founding',
      'Nubilo AG zog 2019 nach Zug.',
      { quotes: ['zog 2019'] },
      'not_about_this',
      'The sentence does not say that the company was founded.',
    ],
    [
      'another year',
      'Nubilo AG wurde 2018 gegründet.',
      { quotes: ['2018 gegründet'] },
      'not_about_this',
      'The sentence does not say that the company was founded in 2019.',
    ],
    [
      'a currency of several countries',
      'Nubilo AG sammelt 20 Mio. Kronen.',
      { field: 'raised_money', value: '20 Mio. Kronen', quotes: ['Nubilo AG sammelt 20 Mio. Kronen'] },
      'not_about_this',
      'The sentence does not say of which country the currency is.',
    ],
    [
      'no name',
      'Nubilo AG wächst.\nGegründet wurde die Schwesterfirma 2019.',
      { quotes: ['Gegründet wurde die Schwesterfirma 2019'] },
      'company_unclear',
      'The sentence does not name Nubilo AG.',
    ],
    [
      'two companies',
      'Nubilo AG und ihre Partnerin Quarzo AG feiern: 2019 gegründet.',
      { quotes: ['2019 gegründet'] },
      'company_unclear',
      'The sentence names another company too. It does not say clearly that this is about Nubilo AG.',
    ],
    [
      'a lead without the name',
      'Das 2019 gegründete Unternehmen wächst.\nNubilo AG stellt ein.',
      { quotes: ['2019 gegründete Unternehmen'] },
      'by_headline',
      'A headline, the lead or a list says so, without the name of Nubilo AG.',
    ],
    [
      'a description of another company',
      'Nubilo AG wächst.\nQuarzo AG baut Drohnen.',
      { field: 'company_description', value: 'Builds drones', quotes: ['Quarzo AG baut Drohnen'] },
      'company_unclear',
      'The sentence does not name Nubilo AG.',
    ],
    [
      'a legal form in brackets',
      'Nubilo (AG) wächst.',
      { company: 'Nubilo AG', field: 'canton', value: 'AG', quotes: ['Nubilo (AG)'] },
      'not_about_this',
      'The sentence does not say that the company is in the canton AG.',
    ],
    [
      'a takeover',
      'Nubilo AG wird für CHF 3 million acquired by Quarzo.',
      { field: 'financings', value: 'round: CHF 3 million', quotes: ['CHF 3 million'] },
      'not_about_this',
      'The sentence calls this sum the price of a takeover.',
    ],
    [
      'a lost award',
      'Nubilo AG lost the Swiss Economic Award.',
      { field: 'awards', value: 'swiss economic award', quotes: ['Swiss Economic Award'] },
      'not_about_this',
      'The sentence does not say that the award was won.',
    ],
  ])(
    'an unproved value shows its quote and the missing part (case: %s)',
    (_what, text, value, state, missing) => {
      const found = read(text, value);
      expect(found).toMatchObject({ state, missing });
      expect(found.passages.map((passage) => passage.text)).toEqual(value.quotes);
    },
  );
});

test('if the quote of an unproved value is not in the article, the sentence that contains the value is shown', () => {
  const text = 'Nubilo AG wächst. Nubilo AG zog 2019 nach Zug. Sie stellt ein.';
  expect(read(text, { quotes: ['im Jahr 2019 nach Zug gezogen'] })).toEqual({
    state: 'not_about_this',
    missing:
      'The quote is not in the article word for word. The sentence does not say that the company was founded.',
    passages: [{ text: 'Nubilo AG zog 2019 nach Zug.', start: 18, end: 46 }],
  });
});

test('an unproved value that the article does not contain has no passage', () => {
  expect(read('Nubilo AG wächst.', { quotes: ['gegründet 2019'] })).toEqual({
    state: 'not_in_text',
    missing: 'No passage of the article says this.',
    passages: [],
  });
});

test('positions of passages are counted in code points', () => {
  const { passages } = read('🎉 Nubilo AG zog 2019 um.', { quotes: ['zog 2019'] });
  expect(passages).toEqual([{ text: 'zog 2019', start: 12, end: 20 }]);
});
