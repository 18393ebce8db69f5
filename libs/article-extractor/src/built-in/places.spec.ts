import { cantonOfName, isPlace, placesIn } from './places';

describe('places lead to cantons', () => {
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
  ])('%s', (text, canton) => {
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
  ])('%s names no seat', (text) => {
    expect(placesIn(text)).toEqual([]);
  });
  it('names of towns and their people are places, others are not', () => {
    expect([isPlace('Winterthur'), isPlace('Berner'), isPlace('Nubilo')]).toEqual([true, true, false]);
    expect(cantonOfName('Paris')).toBeNull();
  });
});
