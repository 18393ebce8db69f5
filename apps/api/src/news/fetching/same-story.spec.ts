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
])('a story with %s is a copy: %p', (_what, other, isCopy) => {
  expect(isSameStory(ZIRKON, other, [])).toBe(isCopy);
});

const FOOTERS = [
  'Präsentiert von der Onyx Test AG, die das Programm mit CHF 7 Millionen unterstützt.',
  'Onyx ist Partner. Onyx gibt 7 Mio. Franken. Alle Angaben von Onyx sind ohne Gewähr.',
  'Erschienen in der KMU 500, dem Verzeichnis der Jaspis Test SA.',
];
test.each(FOOTERS)('the common footer %p of one copy is ignored', (footer) => {
  const others = OTHERS.map((text) => `${text}\n${footer}`);
  const copy = { ...ZIRKON, text: `${ZIRKON.text}\n${footer}` };
  expect([isSameStory(ZIRKON, copy, others), isSameStory(copy, ZIRKON, others)]).toEqual([true, true]);
});

test('a common footer with both companies and sums does not make two stories copies', () => {
  const footer = 'Bisher: zirkon und zoisit, je zweimal: zirkon und zoisit, 3 Mio. Franken, 4 Mio. Franken.';
  const others = OTHERS.map((text) => `${text}\n${footer}`);
  const story = (company: string, sum: string) => {
    const { title, text } = round(sum, company);
    return { title, text: `${text}\n${footer}` };
  };
  const [one, otherCompany] = [story('zirkon', '3 Mio. Franken'), story('zoisit', '3 Mio. Franken')];
  expect(isSameStory(one, otherCompany, others)).toBe(false);
  expect(isSameStory(one, story('zirkon', '4 Mio. Franken'), others)).toBe(false);
  expect(isSameStory(one, { ...one, title: 'zirkon baut Sensoren' }, others)).toBe(true);
});

const TWICE = `${PROGRAMME}\n${PROGRAMME}`;
test('content that several stories of a source share does not decide whether a story is a copy', () => {
  const news = { title: 'Zirkon', text: `Die Zirkon Test AG zieht von Zürich nach Chur um.\n${TWICE}` };
  const moved = { title: 'Zirkon', text: `Die Zirkon Test AG stellt zwei neue Leute ein.\n${TWICE}` };
  expect([isSameStory(news, moved, []), isSameStory(news, moved, OTHERS)]).toEqual([true, false]);
  expect(isSameStory(ZIRKON, { ...ZIRKON, text: ZIRKON.text.replace(PROGRAMME, '') }, OTHERS)).toBe(true);
});

test('stories without content of their own are compared completely', () => {
  const alone = { title: 'Programm', text: PROGRAMME };
  expect([isSameStory(alone, alone, OTHERS), isSameStory(alone, ZIRKON, OTHERS)]).toEqual([true, false]);
});

test('the key of a story’s own content ignores content shared by several stories', () => {
  const text = `${'Zirkon baut Sensoren für Holz, Stein und Glas in Zürich und will damit wachsen. '.repeat(6)}\n${PROGRAMME}`;
  expect(storyKeys(text, OTHERS).own).not.toBe(storyKeys(text, OTHERS).whole);
  expect(storyKeys(text, OTHERS.slice(0, 1)).own).toBe(storyKeys(text, []).whole);
});

const round = (sum: string, company = 'Zirkon'): Story => ({
  title: `${company} wächst`,
  text: `${company} bekommt ${sum} von Investoren. Das Start-up aus Bern entwickelt Sensoren.\n${PROGRAMME}`,
});
test.each([
  ['3 Millionen', '4 Millionen'],
  ['zwei Millionen', 'drei Millionen'],
  ['3 Millionen', '3 Milliarden'],
  ['1.125 Millionen Franken', '1.250 Millionen Franken'],
  ['3 Mio. Franken', '3 Mio. Euro'],
  ['3 Mio. Franken', '3 Mio. Kronen'],
  ['HK$ 3 Mio.', '3 Mio. Dollar'],
  ['₹5,000 crore', '₹6,000 crore'],
  ['TCHF 500', 'TCHF 700'],
  ['50 MSEK', '60 MSEK'],
  ['900 Franken', '800 Franken'],
  ['3-4 Mio. Franken', '3-5 Mio. Franken'],
  ['einen sechsstelligen Betrag', 'einen siebenstelligen Betrag'],
  ['5 Mio.', '6 Millionen'],
  ['5,000 crore', '5 crore'],
  ['1.125 Mio. Franken', '1.125 Mio. Euro'],
  ['3-5 Mio. Franken', '4-5 Mio. Franken'],
  ['900 Schweizer Franken', '800 Schweizer Franken'],
  ['kEUR 300', 'EUR 300'],
])('stories with different sums are not copies: %s, %s', (one, other) => {
  expect(isSameStory(round(one), round(other), [])).toBe(false);
  expect(isSameStory(round(one), { ...round(one), title: 'Geld für Sensoren' }, [])).toBe(true);
});

test.each([
  ['deepcell', 'deepcall'],
  ['zirkon.ai', 'zoisit.ai'],
  ['Zirkon', 'Zirkon Robotics'],
  ['Alpha One', 'Alpha Two'],
  ['QuantumBox', 'QuantumBix'],
  ['nubilo', 'quarzo'],
])('stories about different companies are not copies: %s, %s', (one, other) => {
  expect(isSameStory(round('3 Mio. Franken', one), round('3 Mio. Franken', other), [])).toBe(false);
});

test.each([
  ['5 Mio.', '5’000’000'],
  ['5 Mio.', '5 million'],
  ['fünf Millionen', '5.000.000'],
  ['1,5 Mrd.', '1500 Mio.'],
  ['900 Franken', 'CHF 900'],
  ['Fr. 900', '900 Schweizer Franken'],
  ['kEUR 500', '500’000 Euro'],
  ['50 MSEK', 'SEK 50 million'],
  ['1.125 Mio. Franken', '1,125 Millionen Franken'],
  ['Geld vom ETH 500', 'Geld vom Verband ETH'],
  ['Geld der KMU 100', 'Geld der KMU'],
])('stories with the sum in two spellings are copies: %s, %s', (one, other) => {
  expect(isSameStory(round(one), round(other), [])).toBe(true);
});

test.each([
  ['another spelling of a sum', round('CHF 3 Mio.'), round('3 Millionen Franken')],
  [
    'another number of people',
    round('Geld'),
    { ...round('Geld'), text: `${round('Geld').text} Es hat 20 Leute.` },
  ],
  [
    'another word',
    round('Geld'),
    { ...round('Geld'), text: round('Geld').text.replaceAll('Start-up', 'Jungfirma') },
  ],
])('a story with %s is still a copy', (_what, one, other) => {
  expect(isSameStory(one, other, [])).toBe(true);
});
