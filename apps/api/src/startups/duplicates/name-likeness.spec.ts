import fc from 'fast-check';
import { nameLikeness } from './name-likeness';
import { spellingDistance } from './spelling-distance';

test.each([
  ['Nanoforet SA', 'Nanoforêt Sàrl', 1],
  ['Hörklar AG', 'Hoerklar GmbH', 1],
  ['Robotics Uferwind', 'Uferwind Robotics AG', 1],
  ['Lémantis Therapeutics SA', 'Lemantis Sàrl', 0.94],
  ['Zellkern Biotech', 'Zelkern Biotech AG', 0.92],
  ['Hörklar AG', 'Hoerklar Akustik GmbH', 0.94],
  ['Nova Robotics', 'Nova Water', 0.7],
  ['Alpen Glow Kite', 'Alpen Glow', 0.86],
  ['Kick 2', 'Kick 3', 0],
  ['Alpha', 'Omega Diagnostics', 0.19],
  ['ABB', 'ABC', 0],
  ['---', '---', 0],
])('%j and %j are alike by %d', (a, b, likeness) => {
  expect([nameLikeness(a, b), nameLikeness(b, a)]).toEqual([likeness, likeness]);
});

test('a name is wholly like itself, and likeness has no direction', () => {
  const name = fc.stringMatching(/^[a-zäé]{1,9}( [a-zäé]{1,9}){0,2}$/);
  fc.assert(
    fc.property(name, name, (a, b) => {
      expect(nameLikeness(a, a)).toBe(1);
      expect(nameLikeness(a, b)).toBe(nameLikeness(b, a));
      expect(nameLikeness(a, b)).toBeLessThanOrEqual(1);
    }),
  );
});

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['kern', 'kren', 1],
  ['zellkern', 'zelkern', 1],
  ['kitten', 'sitting', 3],
])('from %j to %j it is %i letters', (a, b, letters) => expect(spellingDistance(a, b)).toBe(letters));
