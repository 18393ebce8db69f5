import { readArticle } from './readable-text';

const NAMES = ['Birke', 'Zeder', 'Ulme', 'Esche'];
const LONG = 'Sie entwickelt Sensoren für Strassenbahnen, Busse und Züge in der ganzen Schweiz. ';
const textOf = (name: string, sentences: number) =>
  `Die ${name} Test AG hat einen Preis von CHF 150'000 erhalten, wie die Stiftung mitteilt. ${LONG.repeat(sentences)}`;
const table = (cell: string) => `<table><tbody><tr><td>${cell}</td></tr></tbody></table>`;
const row = (cell: string) => `<tr><td>${cell}</td></tr>`;
const story = (name: string, index: number, longest: number) =>
  table(`<h2>${name} gewinnt</h2><p>${textOf(name, index === longest ? 12 : 1)}</p>`);
/** Returns the names of the stories that a page shows. */
const read = (body: string) => {
  const { text } = readArticle(
    `<html><head><title>Mai</title></head><body>${body}</body></html>`,
    'https://n.example.org/a',
  );
  return NAMES.filter((name) => text.includes(`Die ${name} Test AG`));
};

const LAYOUTS: [string, (stories: readonly string[]) => string][] = [
  ['below each other', (stories) => stories.join('')],
  ['in the cell of a table', (stories) => table(stories.join(''))],
  ['in nested tables', (stories) => table(table(table(stories.join(''))))],
  ['in rows of a table', (stories) => `<center><table>${stories.map(row).join('')}</table></center>`],
  ['in tables of their own', (stories) => stories.map(table).join('')],
];
test.each(LAYOUTS)('a newsletter without headline has the text of all stories %s', (_how, layout) => {
  for (const longest of NAMES.keys())
    expect(read(layout(NAMES.map((name, index) => story(name, index, longest))))).toEqual(NAMES);
});

const [main, side] = [story('Birke', 0, 0), story('Zeder', 1, 0)];
test.each([
  ['below the story of a headline', table(`<h1>Birke gewinnt</h1>${main}`) + table(side)],
  ['in another column', `<table><tr><td>${main}</td><td>${side}</td></tr></table>`],
  ['without heading', main + table(`<p>${textOf('Zeder', 1)}</p>`)],
  ['in a navigation', `${main}<nav>${side}</nav>`],
])('text %s is no story of a newsletter', (_where, body) => expect(read(body)).toEqual(['Birke']));
