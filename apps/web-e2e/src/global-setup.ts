import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './installation';
import { WITH_ADMIN } from './sign-in';
import { keepTemplateFolder, templateName } from './template-folder';

/**
 * Once per run: the data directories of two installations that were stopped, with an administrator, and with demo data
 * besides. Most journeys begin on a copy, which starts in a third of the time of a fresh one.
 * @returns what removes them
 */
export default async function makeTemplates() {
  const folder = mkdtempSync(join(tmpdir(), 'vaglio-templates-'));
  for (const env of [WITH_ADMIN, { ...WITH_ADMIN, DEMO_DATA: '1' }]) {
    const dataDir = join(folder, templateName(env));
    mkdirSync(dataDir);
    const { leave } = await startServer(dataDir, env);
    await leave();
  }
  keepTemplateFolder(folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
