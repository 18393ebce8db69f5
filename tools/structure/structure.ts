// Usage: npm run check
// Prints figures that describe the structure, with their maxima. The exit code is always 0.
import { join } from 'node:path';
import { measureStructure } from './measures';

const number = new Intl.NumberFormat('en');
const rows = measureStructure(join(__dirname, '..', '..')).map(({ name, value, target }) => [
  name,
  number.format(value),
  number.format(target),
  value <= target ? 'reached' : '',
]);
const table = [['structure', 'today', 'target', ''], ...rows];
const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => (row[column] ?? '').length)));
for (const [name = '', today = '', target = '', note = ''] of table) {
  const [first = 0, second = 0, third = 0] = widths;
  const line = [name.padEnd(first), today.padStart(second), target.padStart(third), note].join('  ');
  process.stdout.write(`${line.trimEnd()}\n`);
}
