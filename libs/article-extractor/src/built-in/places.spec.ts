import { cantonOfName, isPlace, isPlaceBefore, placesIn } from './places';

describe('cantons of place names', () => {
  it.each([
    ['based in Schlieren', 'ZH'],
    ['aus Epalinges VD', 'VD'],
    ['une société neuchâteloise', 'NE'],
    ['das Luzerner Unternehmen', 'LU'],
    ['con sede a Mendrisio', 'TI'],
    ['from St. Gallen', 'SG'],
    ['die Muster AG aus Baden AG', 'AG'],
    ['aus Aarau (AG)', 'AG'],
    ['die Muster AG Winterthur', 'ZH'],
    ['im Kanton Aargau', 'AG'],
    ['Aargauer Firma', 'AG'],
  ])('the place in "%s" gives the canton of a company', (text, canton) => {
    expect(placesIn(text).map((place) => place.canton)).toContain(canton);
  });
  it.each([
    ['an ETH Zurich spin-off'],
    ['at the University of Bern'],
    ['die Zürcher Kantonalbank'],
    ['per App'],
    ['Die Rotbuche Test AG im Jahr 2019'],
    ['Die Rotbuche Test AG am Dienstag'],
    ['die Test AG bei Wien und die Muster AG sur le marché'],
    ['AI im Spital, GE am Markt, SO im Labor, BE bei Nacht'],
    ['eine SG-Runde und ein AI-Modell'],
    ['Test AG (AG)'],
  ])('the text "%s" states no company seat', (text) => {
    expect(placesIn(text)).toEqual([]);
  });
  it('names of towns and their inhabitants are places, and other names are not', () => {
    expect([isPlace('Winterthur'), isPlace('Berner'), isPlace('Nubilo')]).toEqual([true, true, false]);
    expect(cantonOfName('Paris')).toBeNull();
  });
});

test.each([
  ['from La Xuvière-de-Fond', true],
  ['aus Xunau am See', true],
  ['in Xunau-Nord', true],
  ['8999 Xunau', true],
  ['by Xunau', false],
])('a preposition or postcode decides whether a text ends with a place name: %s', (text, expected) =>
  expect(isPlaceBefore(text)).toBe(expected),
);

test('a very long hyphenated name is checked in linear time', () => {
  expect(isPlaceBefore(`in Xunau${'-Xunau'.repeat(500)}!`)).toBe(false);
});

const cantonsIn = (text: string) => placesIn(text).map(({ canton }) => canton);

describe('places that are not the seat of a company', () => {
  it.each([
    'die Regeln von Basel III',
    'les accords de Bâle',
    'the Basel Committee',
    'the Geneva Convention',
    'die Genfer Konventionen',
    'the Lugano protocol',
    'das Lugano-Übereinkommen',
    'il Trattato di Losanna',
    'the startup from Geneva, Illinois, grows',
    'in Bern, Indiana',
    'based in Zurich, Ontario.',
    'Geneva, NY',
    'from Lake Geneva, Wisconsin',
    'aus Freiburg im Breisgau',
    'aus Freiburg i. Br.',
    'aus Freiburg (Deutschland)',
    'Rheinfelden (Baden)',
    'aus Baden bei Wien',
    'une société de Sion, France.',
    'geht Zug um Zug voran',
    'jetzt ist das Parlament am Zug',
    'fährt mit dem Zug',
    'kommt zum Zug',
    'bohrt einen Brunnen',
    'led by Zurich Insurance',
    'geführt von der Zürcher Kantonalbank',
    'avec la Banque Cantonale de Genève',
    'la Banque Cantonale Neuchâteloise',
    'la Vaudoise Assurances',
    'die Zuger KB',
    'led by Geneva Ventures',
    'mit Lausanne Capital',
    'am Zürich Marathon',
    'founded by Uri Beispiel',
    'opened a branch office in Zurich',
    'opens a new office in Geneva',
    'eröffnet eine Niederlassung in Basel',
    'ouvre un bureau à Lausanne',
    'beliefert Spitäler in Bern und Basel',
    'with customers in Lucerne',
    'lance un projet pilote à Genève',
    'ha presentato il suo prodotto a Lugano',
    'formerly of Zug',
    'die ehemals in Bern ansässige Firma',
    'autrefois basée à Sion',
    'moved from Zug to Berlin',
    'hat ihren Sitz verlegt von Zug nach München',
    'a déménagé de Sion à Paris',
    'si è trasferita da Lugano a Milano',
  ])('the place in "%s" is not the seat of a company', (text) => expect(cantonsIn(text)).toEqual([]));
  it.each([
    ['in Zürich, Deutschland und Österreich', ['ZH']],
    ['offices in Zurich, California and Texas', ['ZH']],
    ['in Geneva, Germany, France and Italy', ['GE']],
    ['based in Geneva, Switzerland', ['GE']],
    ['aus Zug', ['ZG']],
    ['aus der Stadt Zug', ['ZG']],
    ['rund um Zug', ['ZG']],
    ['das Zuger Start-up', ['ZG']],
    ['aus Brunnen', ['SZ']],
    ['aus Baden', ['AG']],
    ['aus Freiburg', ['FR']],
    ['aus Neuhausen am Rheinfall', ['SH']],
    ['Wil, St. Gallen', ['SG', 'SG']],
    ['im Kanton Uri', ['UR']],
    ['moved from Berlin to Zug', ['ZG']],
    ['has its office in Zurich', ['ZH']],
    ['mit Büro in Bern', ['BE']],
    ['a hospital startup in Basel', ['BS']],
    ['gewinnt Kunden. In Bern', ['BE']],
    ['presented by a startup from Zug', ['ZG']],
    ['zieht von Zug nach Bern', ['BE']],
    ['ships goods from Zug to Berlin', ['ZG']],
    ['dal canton Uri Fresh', ['UR']],
    ['In Zurich I met', ['ZH']],
    ['ein Abkommen in Genf', ['GE']],
    ['Basel Pharma aus Basel', ['BS', 'BS']],
  ])('the place in "%s" is the seat of a company', (text, cantons) =>
    expect(cantonsIn(text)).toEqual(cantons),
  );
});

describe('the place of a namesake abroad, an investor, a founder or a court is no seat', () => {
  it.each([
    'aus Freiburg (D)',
    'aus Baden (A)',
    'aus dem deutschen Freiburg',
    'im badischen Rheinfelden',
    'aus Baden in Niederösterreich',
    'mit Sitz in Baden nahe Wien',
    'based in Baden near Vienna',
    'aus Freiburg in Deutschland',
    'aus Neuenburg am Rhein',
    'dans le Jura français',
    'im Schwäbischen Jura',
    'Ein Investor aus Zug beteiligt sich',
    'die Investorin Redalpine aus Zürich',
    'un investisseur de Genève',
    'un investitore di Lugano',
    'investors from Zug and London',
    'Gründer Max Muster aus Zürich lebt in Berlin',
    'Gründerin Anna Muster, aus Bern, lebt in Paris',
    'Die Runde wird angeführt von der Zürcher Redalpine',
    'a round led by Zurich-based Redalpine',
    'Ein Gericht in Zürich',
    'das Bezirksgericht in Bern',
    'das Zürcher Handelsgericht',
    'le tribunal de Lausanne',
    'Sie wird heute in Bern vergeben',
  ])('%s', (text) => expect(cantonsIn(text)).toEqual([]));
  it.each([
    ['dans le Jura bernois', ['BE']],
    ['im Berner Jura', ['BE']],
    ['aus dem Jura', ['JU']],
    ['dans le canton du Jura', ['JU']],
    ['2019 in Bern gegründet und heute in Zürich ansässig', ['ZH']],
    ['gegründet in Bern und heute in Zürich ansässig', ['ZH']],
    ['founded in Bern and now based in Zurich', ['ZH']],
    ['fondée à Sion et aujourd’hui basée à Lausanne', ['VD']],
    ['founded in Geneva in 2019', ['GE']],
    ['in Bern gegründet und heute weltweit tätig', ['BE']],
    ['aus Freiburg (FR)', ['FR']],
    ['aus Zürich in Deutschland aktiv', ['ZH']],
    ['aus Basel am Rhein', ['BS']],
    ['aus Stein am Rhein', ['SH']],
    ['Die Gründer der Test AG aus Zürich', ['ZH']],
    ['Gründer Test AG aus Zürich', ['ZH']],
    ['Investorin Redalpine und die Firma aus Zug', ['ZG']],
    ['aus Zug, geführt von Anna Muster', ['ZG']],
    ['led by Anna Muster from Zurich', ['ZH']],
    ['investors backed Zurich-based Testco', ['ZH']],
    ['für den deutschen Markt. Zürich bleibt Sitz', ['ZH']],
  ])('%s names %j', (text, cantons) => expect(cantonsIn(text)).toEqual(cantons));
});
