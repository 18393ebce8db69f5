import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '../../platform/config/settings';

const LINES = readFileSync(join(__dirname, '../../../../../.env.example'), 'utf8').split('\n');

/**
 * Returns the settings of the file as if the # before each variable were removed. They are parsed like systemd does,
 * which does not support comments after values.
 */
function uncommented(): Record<string, string> {
  const settings = LINES.map((line) => /^#([A-Z][A-Z0-9_]*)=(.*)$/.exec(line)).filter(
    (line) => line !== null,
  );
  return Object.fromEntries(settings.map(([, name, value]) => [name, value]));
}

test('the unchanged example environment file sets no variable', () => {
  expect(LINES.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
});

test('the example environment file shows the defaults, so that enabling all its lines changes nothing', () => {
  expect(readSettings(uncommented())).toEqual(readSettings({}));
});

test('the example environment file contains exactly the variables that are read', () => {
  const read = new Set<string>();
  const environment = new Proxy<Record<string, string>>(
    {},
    {
      get: (_target, name) => {
        read.add(String(name));
        return undefined;
      },
    },
  );
  readSettings(environment);
  expect(Object.keys(uncommented()).sort()).toEqual([...read].sort());
});
