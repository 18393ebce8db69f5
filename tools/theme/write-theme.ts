// npm run theme: writes what MUI makes of the options of the theme.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeThemeFiles } from './make-theme';

const root = join(__dirname, '../..');

async function writeTheme(): Promise<void> {
  for (const [path, text] of await makeThemeFiles(root)) writeFileSync(join(root, path), text);
  process.stdout.write('The theme is written.\n');
}

void writeTheme();
