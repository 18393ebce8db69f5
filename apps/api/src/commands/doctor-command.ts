import { parseArgs } from 'node:util';
import { expectEmbeddedDatabase } from '../operations/backup/find-installation';
import { readSettings } from '../platform/config/settings';
import { examine, report } from '../operations/health/examine';

/** Runs `vaglio doctor`: prints all health checks. @returns false if a check failed */
export async function run(args: string[]): Promise<boolean> {
  parseArgs({ args });
  const settings = readSettings(process.env);
  expectEmbeddedDatabase(settings);
  const { text, hasProblem } = report(await examine({ settings, now: Date.now }));
  process.stdout.write(text);
  return !hasProblem;
}
