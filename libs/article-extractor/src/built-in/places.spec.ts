import { cantonOfName, isPlace, placesIn } from './places';

describe('places lead to cantons', () => {
  it.each([
    ['based in Schlieren', 'ZH'],
    ['aus Epalinges VD', 'VD'],
    ['une société neuchâteloise', 'NE'],
    ['das Luzerner Unternehmen', 'LU'],
    ['con sede a Mendrisio', 'TI'],
    ['from St. Gallen', 'SG'],
  ])('%s', (text, canton) => {
    expect(placesIn(text).map((place) => place.canton)).toContain(canton);
  });
  it.each([
    ['an ETH Zurich spin-off'],
    ['at the University of Bern'],
    ['die Zürcher Kantonalbank'],
    ['per App'],
  ])('%s names no seat', (text) => {
    expect(placesIn(text)).toEqual([]);
  });
  it('names of towns and their people are places, others are not', () => {
    expect([isPlace('Winterthur'), isPlace('Berner'), isPlace('Nubilo')]).toEqual([true, true, false]);
    expect(cantonOfName('Paris')).toBeNull();
  });
});
