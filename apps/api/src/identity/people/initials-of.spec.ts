import { initialsOf } from './initials-of';

test.each([
  ['Sabine Rüegg', 'SR'],
  ['  sabine   von rüegg ', 'SR'],
  ['Ann', 'A'],
  ['Élodie Ümit', 'ÉÜ'],
  ['', '?'],
])('the initials of %j are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
