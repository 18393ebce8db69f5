import { learnedArticle } from './learned-names';
import { modelFile } from '../model-file';
import { isCommonWord } from './common-word';
import { lexiconOf } from './lexicon';
import { readingOf } from './reading';

const lexicon = lexiconOf(modelFile('lexicon.bin'));
const isCommon = (name: string, text: string, lang = 'de') =>
  isCommonWord(readingOf('', text, lang, lexicon), { key: name.toLowerCase(), text: name });

test.each([
  ['Holz', 'Holz ist ihr Geschäft. Sie verkauft Sensoren für Holzbauten.', 'de'],
  ['Wasser', 'Wasser wird knapp. Aus Trinkwasser wird ein Geschäft.', 'de'],
  ['Stein', 'Stein um Stein wächst der Umsatz mit Steinbrüchen.', 'de'],
  ['Eau', "Eau et énergie sont liées. Elle filtre l'eau.", 'fr'],
  ['Acqua', 'Acqua per tutti: la società filtra acqua.', 'it'],
  ['Water', 'Water is its business. It filters water.', 'en'],
])('the word %s in “%s” is a common noun', (name, text, lang) =>
  expect(isCommon(name, text, lang)).toBe(true),
);

test.each<[string, string, string?]>([
  ['Holz', 'Holz sammelt 3 Millionen Franken ein. Holz sitzt in Bern.'],
  ['Planted', 'Planted verkauft in Italien. Mehr auf planted.ch oder bei @planted.'],
  ['Neon', 'Neon wächst. Die App neon-free ist neu.'],
  ['Nubilo', 'Nubilo baut Pumpen. nubilo ist klein geschrieben.'],
  ['Holz AG', 'Die Holz AG verkauft holz für Holzbauten.'],
  ['Micro', 'Micro lève des fonds pour ses microscopes.', 'fr'],
  ['Ava', 'Ava misst. Java und Lava sind anderes.'],
])('the word %s in “%s” may be a company', (name, text, lang = 'de') =>
  expect(isCommon(name, text, lang)).toBe(false),
);

test('a company is found in a text, but the common nouns of its business are not', () => {
  const text =
    'Die Erle Test AG aus Chur hat in einer Finanzierungsrunde 4 Millionen Franken erhalten. Holz ist ihr Geschäft. Holz wächst nach. Das Startup entwickelt Sensoren für Holzbauten.';
  const { names } = learnedArticle('Startup sammelt Geld', text, 'de');
  expect(names.map(({ name }) => name)).toEqual(['Erle Test']);
});
