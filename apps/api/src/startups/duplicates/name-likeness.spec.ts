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
])('the similarity of the names %j and %j is %d', (a, b, likeness) => {
  expect([nameLikeness(a, b), nameLikeness(b, a)]).toEqual([likeness, likeness]);
});

test.each([
  ['The Alpine Lab', 'Alpine Lab AG'],
  ['Die Firnwerk GmbH', 'Firnwerk'],
  ["L'Aurore Solaire SA", 'Aurore Solaire'],
  ['Il Rifugio Digitale', 'Rifugio Digitale Sagl'],
  ['Neunzehn Robotics Corporation', 'Neunzehn Robotics Corp.'],
  ['Firnwerk Incorporated', 'Firnwerk Inc.'],
  ['Firnwerk Limited', 'Firnwerk Ltd'],
  ['Firnwerk Company', 'Firnwerk & Cie.'],
  ['Lagoverde S.p.A.', 'Lagoverde SpA'],
  ['Lagoverde S.r.l.', 'Lagoverde'],
  ['Polderlicht B.V.', 'Polderlicht bv'],
  ['Firnwerk Aktiengesellschaft', 'Firnwerk AG'],
  ['Firnwerk Gesellschaft mit beschränkter Haftung', 'Firnwerk GmbH'],
  ['Aurore Société Anonyme', 'Aurore SA'],
  ['Gletscher & Co. KG', 'Gletscher und Co KG'],
  ['Koch & Meier', 'Koch und Meier AG'],
  ['Roche et Neige SA', 'Roche & Neige'],
  ['Pesce e Mare', 'Pesce & Mare Sagl'],
])('articles, legal forms and connectives do not distinguish the company names %j and %j', (a, b) => {
  expect([nameLikeness(a, b), nameLikeness(b, a)]).toEqual([1, 1]);
});

test.each([
  ['The', 'The Corp.', 1],
  ['Co', 'Corp', 0],
  ['Die Energie', 'Energie', 1],
  ['Firnwerk Holding', 'Firnwerk AG', 0.94],
])('a company name always keeps at least one word: the similarity of %j and %j is %d', (a, b, likeness) => {
  expect(nameLikeness(a, b)).toBe(likeness);
});

test('a company name is identical to itself, and the similarity of two names is symmetric', () => {
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
])('the distance between the spellings %j and %j is %i characters', (a, b, letters) =>
  expect(spellingDistance(a, b)).toBe(letters),
);
