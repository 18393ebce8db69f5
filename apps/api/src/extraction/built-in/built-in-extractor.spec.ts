import { locateQuotes } from '../locate-quotes';
import { builtInExtractor, startupsIn } from './built-in-extractor';

const AWARDS = [
  'venture kick 1',
  'venture kick 2',
  'venture kick 3',
  'eth spin-off',
  'epfl spin-off',
  'w.a. de vigier award',
].map((name) => ({ parameterID: name.replaceAll(' ', '-'), name }));
const article = (text: string, title = 'News', lang: string | null = null) => ({
  title,
  text,
  url: 'https://news.example.org/1',
  published_at: null,
  lang,
});
const read = (text: string, title?: string) => startupsIn(article(text, title), AWARDS);
const namesIn = (text: string, title?: string) =>
  read(text, title).map((startup) => startup.company_name.value);

describe('companies are found by the grammar around them', () => {
  it.each([
    ['The startup Nubilo raises CHF 3 million.', ['Nubilo']],
    ['Lausanne-based Pelagia Robotics closes a seed round of CHF 2 million.', ['Pelagia Robotics']],
    ['Torvax, an EPFL spin-off, secured USD 5 million.', ['Torvax']],
    ['Das Berner Start-up Quellwerk sammelt 4 Millionen Franken ein.', ['Quellwerk']],
    ['Die Zürcher Lumiro erhält 2,5 Mio. Franken.', ['Lumiro']],
    ['La start-up genevoise Ondéva lève 6 millions de francs.', ['Ondéva']],
    ['La startup luganese Brisara ha raccolto 3 milioni di franchi.', ['Brisara']],
    ['Vetrano Sagl, con sede a Mendrisio, chiude un round di 1 milione di franchi.', ['Vetrano Sagl']],
  ])('%s', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });
  it('several in one article, each with its own money and canton', () => {
    const found = read(
      'Geneva’s Kelvora raised USD 8 million. In Basel, biotech company Mirabex closed a round of CHF 12.5 million.',
    );
    expect(
      found.map(({ company_name, canton, raised_money }) => [
        company_name.value,
        canton?.value,
        raised_money?.value.amount,
      ]),
    ).toEqual([
      ['Kelvora', 'GE', 8_000_000],
      ['Mirabex', 'BS', 12_500_000],
    ]);
  });
  it.each([
    ['The programme supports young companies in Zurich. Applications close in May.'],
    ['Der Kanton Bern senkt die Steuern für Unternehmen. Das teilte der Regierungsrat am Montag mit.'],
    ['La Banque cantonale vaudoise publie ses résultats annuels.'],
    [''],
  ])('none in: %s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });
});

describe('what an article states about a company', () => {
  it('is read with founders, year, investors and sector', () => {
    const [startup] = read(
      'The startup Nubilo, founded in 2019 by Ada Keller and Luc Morel, raises CHF 3 million. The round was led by Alpine Ventures. Nubilo builds robots.',
    );
    expect(startup).toMatchObject({
      founding_year: { value: 2019 },
      founders: [
        { first_name: 'Ada', last_name: 'Keller' },
        { first_name: 'Luc', last_name: 'Morel' },
      ],
      investors: [{ name: 'Alpine Ventures' }],
      sector: { value: 'Engin' },
      raised_money: { value: { amount: 3_000_000, currency: 'CHF' } },
    });
  });
  it('has quotes that are all found again in the text', () => {
    const text =
      'Das Berner Start-up Quellwerk sammelt 4 Millionen Franken ein.\nAngeführt wird die Runde von der Firn Capital.';
    const located = locateQuotes(text, read(text), AWARDS);
    expect(located.flatMap(({ evidence }) => evidence).length).toBeGreaterThan(3);
    for (const { quotes } of located.flatMap(({ evidence }) => evidence))
      for (const quote of quotes) expect(quote.start).not.toBeNull();
  });
  it('comes under the model name built-in, free of tokens', async () => {
    const extractor = builtInExtractor();
    await expect(
      extractor.extract(article('The startup Nubilo raises CHF 3 million.'), AWARDS),
    ).resolves.toMatchObject({ usage: { input_tokens: 0, output_tokens: 0 } });
    expect(extractor.model).toBe('built-in');
  });
});

describe('an award is given', () => {
  const awardsOf = (text: string) =>
    locateQuotes(text, read(text), AWARDS).flatMap(({ startup }) => startup.awards.map(({ name }) => name));
  it.each([
    ['The startup Nubilo won CHF 150,000 from Venture Kick.', ['venture kick 3']],
    ['Das Start-up Quellwerk erhält 130 000 Franken von Venture Kick.', ['venture kick 3']],
    ['The startup Nubilo won CHF 40,000 in the second stage of Venture Kick.', ['venture kick 2']],
    ['The startup Nubilo won a grant from Venture Kick.', []],
    ['The startup Nubilo is a finalist of the W.A. de Vigier Award.', []],
    ['Torvax, an ETH Zurich spin-off, secured USD 5 million.', ['eth spin-off']],
    ['Torvax, une spin-off de l’EPFL, lève 5 millions de francs.', ['epfl spin-off']],
    ['Torvax, a spin-off of the University of Basel, secured USD 5 million.', []],
  ])('%s', (text, awards) => {
    expect(awardsOf(text)).toEqual(awards);
  });
});
