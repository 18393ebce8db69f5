import { initialsOf } from './Initials';

test.each([
  ['Sabine Rüegg', 'SR'],
  ['Ann', 'A'],
  ['ann.huber@x.ch', 'AC'],
  ['Élodie de la Tour', 'ÉT'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
