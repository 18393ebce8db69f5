import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '../../platform/config/settings';

const LINES = readFileSync(join(__dirname, '../../../../../.env.example'), 'utf8').split('\n');

/** What the file sets once the # before every variable is taken away: read as systemd reads it, without comments after values. */
function uncommented(): Record<string, string> {
  const settings = LINES.map((line) => /^#([A-Z][A-Z0-9_]*)=(.*)$/.exec(line)).filter(
    (line) => line !== null,
  );
  return Object.fromEntries(settings.map(([, name, value]) => [name, value]));
}

test('the example sets nothing as it is, for whatever reads it', () => {
  expect(LINES.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
});

test('the example shows the defaults: with all of its lines in force nothing changes', () => {
  expect(readSettings(uncommented())).toEqual(readSettings({}));
});

test('the example has every variable that is read, and no other', () => {
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
