import { toPoints } from './points';

test.each([
  ['Fast\nSmall', ['Fast', 'Small']],
  ['- Fast\r\n\r\n* Small\n+ Cheap\n1. First', ['Fast', 'Small', 'Cheap', 'First']],
  ['• Fast • Small', ['Fast', 'Small']],
  ['3.5 million users', ['3.5 million users']],
  ['-20 °C is enough', ['-20 °C is enough']],
  ['', []],
  [null, []],
])('the text %j is split into the points %j', (text, points) => expect(toPoints(text)).toEqual(points));
