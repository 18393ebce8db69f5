import { parseArgs } from 'node:util';
import { expectEmbeddedDatabase } from '../operations/backup/find-installation';
import { readSettings } from '../platform/config/settings';
import { examine, report } from '../operations/health/examine';

/** `vaglio doctor`: prints every health check. @returns false if something does not work */
export async function run(args: string[]): Promise<boolean> {
  parseArgs({ args });
  const settings = readSettings(process.env);
  expectEmbeddedDatabase(settings);
  const { text, hasProblem } = report(await examine({ settings, now: Date.now }));
  process.stdout.write(text);
  return !hasProblem;
}
