import { parseArgs } from 'node:util';
import { THE_SERVER } from '../audit/audit-event';
import { UsageError } from './command';
import { runAudit } from '../startups/curation/run-audit';
import { readSettings } from '../platform/config/settings';
import { migrate } from '../platform/db/migrate';
import { BATCH_LIMITS, openDatabase } from '../platform/db/open-database';
import { seedSampleStartups } from '../operations/seed/seed-sample-startups';

/**
 * Runs `vaglio seed --startups N`: adds sample startups. Also works while the server runs.
 * @returns false if the audit finds errors
 */
export async function run(args: string[]): Promise<boolean> {
  const total = readTotal(args);
  const { databaseUrl, dataDir } = readSettings(process.env);
  const database = await openDatabase({ databaseUrl, dataDir, log: console, poolLimits: BATCH_LIMITS });
  try {
    await migrate(database.pool);
    const deps = { db: database.db, now: Date.now };
    const started = Date.now();
    const inserted = await seedSampleStartups(deps, total, ({ done }) =>
      print(`${done} of ${total} startups`),
    );
    const seconds = (Date.now() - started) / 1000;
    print(`${inserted} new startups in ${seconds.toFixed(1)} s, ${Math.round(inserted / seconds)} rows/s.`);
    const { checked, rescored, findings } = await runAudit(database.db, THE_SERVER, Date.now());
    print(`Audit: ${checked} startups checked, ${rescored} rescored, ${findings.length} findings.`);
    for (const { check, count, examples } of findings)
      print(`- ${check}: not so for ${count}, such as ${examples.join(', ')}`);
    return findings.length === 0;
  } finally {
    await database.close();
  }
}

/** Parses the number of startups. @throws UsageError unless it is a number from 1 to 9,999,999 */
function readTotal(args: string[]): number {
  const { startups = '' } = parseArgs({ args, options: { startups: { type: 'string' } } }).values;
  if (!/^[1-9]\d{0,6}$/.test(startups)) throw new UsageError();
  return Number(startups);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
