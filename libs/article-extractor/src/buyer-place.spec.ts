import { placesIn } from './built-in/places';
import { isPlaceOfBuyer } from './buyer-place';

const isOfBuyer = (text: string, canton: string) =>
  placesIn(text)
    .filter((place) => place.canton === canton)
    .map((place) => isPlaceOfBuyer(text, place, 'Nubilo'));

test.each([
  ['Genfer Konzern Quarzo übernimmt Nubilo.', 'GE'],
  ['Quarzo, a Zurich-based group, acquires Nubilo.', 'ZH'],
  ['Die Quarzo aus Genf kauft Nubilo.', 'GE'],
  ['Der Zürcher Konzern Quarzo hat Nubilo übernommen.', 'ZH'],
  ['Der Zürcher Konzern Quarzo will Nubilo kaufen.', 'ZH'],
  ['Zurich-based Quarzo has acquired Nubilo.', 'ZH'],
  ['Le groupe genevois Quarzo rachète Nubilo.', 'GE'],
  ['Le groupe Quarzo, à Genève, a racheté Nubilo.', 'GE'],
  ['Il gruppo luganese Quarzo acquisisce Nubilo.', 'TI'],
  ['Il gruppo Quarzo di Lugano ha acquisito Nubilo.', 'TI'],
  ['Nubilo is acquired by Zurich-based Quarzo.', 'ZH'],
  ['Nubilo was acquired by Quarzo, a Zurich-based group.', 'ZH'],
  ['Nubilo wird von der Genfer Quarzo übernommen.', 'GE'],
  ['Nubilo wurde an die Genfer Quarzo verkauft.', 'GE'],
  ['Nubilo a été rachetée par le groupe genevois Quarzo.', 'GE'],
  ['Nubilo è stata acquisita dalla luganese Quarzo.', 'TI'],
  ['Nubilo was sold to Geneva-based Quarzo.', 'GE'],
  ['Die Übernahme von Nubilo durch den Zürcher Konzern Quarzo.', 'ZH'],
  ['The acquisition of Nubilo by Zurich-based Quarzo.', 'ZH'],
  ['Le rachat de Nubilo par le genevois Quarzo.', 'GE'],
  ['L’acquisizione di Nubilo da parte della luganese Quarzo.', 'TI'],
])('in "%s" the place in %s belongs to the buyer of Nubilo', (text, canton) =>
  expect(isOfBuyer(text, canton)).toEqual([true]),
);

test.each([
  ['Quarzo übernimmt die Berner Nubilo.', 'BE'],
  ['Genfer Konzern Quarzo übernimmt die Berner Nubilo.', 'BE'],
  ['Zurich-based Nubilo acquires Quarzo.', 'ZH'],
  ['Die Zürcher Nubilo kauft Quarzo.', 'ZH'],
  ['In Zürich übernimmt Nubilo ein Labor.', 'ZH'],
  ['In Zürich hat Nubilo ein Labor gekauft.', 'ZH'],
  ['Die Zürcher Firma, die Rohstoffe kauft, heisst Nubilo.', 'ZH'],
  ['The Zurich startup that buys used bikes is called Nubilo.', 'ZH'],
  ['La start-up genevoise qui rachète des vélos est Nubilo.', 'GE'],
  ['Quarzo acquires Bern-based Nubilo.', 'BE'],
  ['Nubilo aus Bern wird von Quarzo übernommen.', 'BE'],
  ['Nubilo, based in Bern, was acquired by Quarzo.', 'BE'],
  ['Nubilo was acquired by Quarzo and stays in Bern.', 'BE'],
  ['Nubilo wurde von Quarzo übernommen und bleibt in Bern.', 'BE'],
  ['Nubilo a été rachetée par Quarzo mais reste à Lausanne.', 'VD'],
  ['Quarzo rachète la lausannoise Nubilo.', 'VD'],
  ['Quarzo acquisisce la luganese Nubilo.', 'TI'],
  ['Nubilo aus Zug hat Quarzo gekauft.', 'ZG'],
  ['Nubilo bought Quarzo from Zurich.', 'ZH'],
  ['Nubilo from Zug raised CHF 3 million.', 'ZG'],
  ['Die Genfer Firma Nubilo übernimmt Quarzo.', 'GE'],
  ['The Geneva startup Nubilo takes over a lab.', 'GE'],
])('in "%s" the place in %s is not the seat of a buyer of Nubilo', (text, canton) =>
  expect(isOfBuyer(text, canton)).toEqual([false]),
);

test('a buyer that is far from the company does not count', () => {
  const text = `Die Genfer Quarzo übernimmt ${'weitere '.repeat(5000)} Nubilo`;
  expect(isOfBuyer(text, 'GE')).toEqual([false]);
});
