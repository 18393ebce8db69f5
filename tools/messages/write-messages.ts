// Usage: npm run messages
// Extracts the texts of translated projects into their catalogues and compiles the catalogues.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cataloguesOf, compiledFiles, TRANSLATIONS, translatedProjects } from './catalogues';

const root = join(__dirname, '../..');

async function writeMessages(): Promise<void> {
  for (const project of translatedProjects) {
    for (const catalogue of await cataloguesOf(project)) {
      const catalogues = await catalogue.make({
        locale: [...TRANSLATIONS],
        orderBy: 'messageId',
        clean: true,
        overwrite: false,
      });
      if (!catalogues) throw new Error(`The messages of ${project} cannot be extracted.`);
      for (const language of TRANSLATIONS) {
        const open = Object.values(catalogues[language] ?? {}).filter(({ translation }) => !translation);
        if (open.length > 0) process.stdout.write(`${project} ${language}: ${open.length} untranslated\n`);
      }
    }
    for (const [path, text] of await compiledFiles(project)) writeFileSync(join(root, path), text);
  }
  process.stdout.write('The catalogues are written.\n');
}

void writeMessages();
