import { isSameStory, storyKeys, type Story } from './same-story';

const PROGRAMME =
  'Das Förderprogramm unterstützt seit 2007 junge Firmen auf dem Weg vom Labor in den Markt. In drei Stufen erhalten sie Startkapital, besuchen Kurse und werden von erfahrenen Leuten begleitet. Getragen wird das private Programm von mehr als zwanzig Stiftungen und Unternehmen. Die nächste Jurierung findet im kommenden Monat in Zürich, Lausanne und Basel statt.';
const award = (company: string, town: string, sum = '150 000 Franken'): Story => ({
  title: `${company} gewinnt ${sum}`,
  text: `${company} erhält ${sum} und erreicht damit die dritte Stufe. Das Unternehmen aus ${town} entwickelt Sensoren für Holzbauten.\n${PROGRAMME}`,
});
const ZIRKON = award('Zirkon Test AG', 'Zürich');
const OTHERS = [award('Beryll Test AG', 'Bern').text, award('Citrin Test SA', 'Genf').text];

test.each<[string, Story, boolean]>([
  ['the same text under another title', { ...ZIRKON, title: 'Preis für Sensoren' }, true],
  ['one other word', { ...ZIRKON, text: ZIRKON.text.replace('dem Weg', 'ihrem Weg') }, true],
  ['another company', award('Zoisit Test SA', 'Zürich'), false],
  ['another company in its title only', { ...ZIRKON, title: 'Zoisit Test SA gewinnt' }, false],
  ['another sum', award('Zirkon Test AG', 'Zürich', '40 000 Franken'), false],
  ['a further company', { ...ZIRKON, text: `${ZIRKON.text} Auch die Jaspis Test GmbH ist dabei.` }, false],
  ['a further sum', { ...ZIRKON, text: `${ZIRKON.text} Insgesamt sind es CHF 2 Millionen.` }, false],
  [
    'the same sum written in another way',
    { ...ZIRKON, text: ZIRKON.text.replace('150 000 Franken', "CHF 150'000") },
    true,
  ],
  [
    'another story',
    { title: 'Zirkon Test AG', text: 'Die Zirkon Test AG zieht um. Sie hat 150 000 Franken.' },
    false,
  ],
])('a story with %s: a copy is %p', (_what, other, isCopy) => {
  expect(isSameStory(ZIRKON, other, [])).toBe(isCopy);
});

const TWICE = `${PROGRAMME}\n${PROGRAMME}`;
test('what other stories of the source have as well does not make a copy, nor does it hide one', () => {
  const news = { title: 'Zirkon', text: `Die Zirkon Test AG zieht von Zürich nach Chur um.\n${TWICE}` };
  const moved = { title: 'Zirkon', text: `Die Zirkon Test AG stellt zwei neue Leute ein.\n${TWICE}` };
  expect([isSameStory(news, moved, []), isSameStory(news, moved, OTHERS)]).toEqual([true, false]);
  expect(isSameStory(ZIRKON, { ...ZIRKON, text: ZIRKON.text.replace(PROGRAMME, '') }, OTHERS)).toBe(true);
});

test('stories that have nothing of their own are compared as they are', () => {
  const alone = { title: 'Programm', text: PROGRAMME };
  expect([isSameStory(alone, alone, OTHERS), isSameStory(alone, ZIRKON, OTHERS)]).toEqual([true, false]);
});

test('the key of what is own leaves out what several others have', () => {
  const text = `${'Zirkon baut Sensoren für Holz, Stein und Glas in Zürich und will damit wachsen. '.repeat(6)}\n${PROGRAMME}`;
  expect(storyKeys(text, OTHERS).own).not.toBe(storyKeys(text, OTHERS).whole);
  expect(storyKeys(text, OTHERS.slice(0, 1)).own).toBe(storyKeys(text, []).whole);
});
