import { foldWord } from './reading';
import { MEANINGS, wordMeaning } from './word-meanings';

test.each([
  ['startup', ['Startup', 'Spin-off', 'Jungunternehmen', 'pousse', 'Drohnen-Start-up']],
  ['founder', ['Gründerin', 'Co-Founder', 'fondatrice', 'fondatore']],
  ['round', ['Finanzierungsrunde', 'Kapitalrunde', 'Series']],
  ['maker', ['Drohnenhersteller', 'provider', 'plateforme', 'produttore']],
  ['', ['Tisch', 'and', 'ieri', ',']],
])('words in four languages and German compounds have the meaning "%s"', (meaning, words) => {
  expect(words.map((word) => wordMeaning(foldWord(word)))).toEqual(words.map(() => meaning));
  if (meaning !== '') expect(MEANINGS).toContain(meaning);
});
