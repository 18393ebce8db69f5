import { parseArgs } from 'node:util';
import { migrate } from '../platform/db/migrate';
import { openDatabase } from '../platform/db/open-database';
import { readSettings } from '../platform/config/settings';
import { describeChain, verifyChain } from '../audit/verify-chain';

/** Runs `vaglio verify-audit`: checks that no audit event was changed, removed, moved or inserted. */
export async function run(args: string[]): Promise<void> {
  const { seal } = parseArgs({ args, options: { seal: { type: 'string' } } }).values;
  const database = await openDatabase({ ...readSettings(process.env), log: console });
  try {
    await migrate(database.pool);
    const { broken, lastHash, isMet, ...counts } = await verifyChain(database.db, seal);
    process.stdout.write(`${describeChain(counts)}\n`);
    if (broken) throw new Error(`The chain is broken at event ${broken.eventId}: ${broken.problem}.`);
    if (!isMet) throw new Error(`The chain does not contain the seal ${seal}: it was rewritten.`);
    if (lastHash)
      process.stdout.write(
        `The last seal is ${lastHash}\nKept elsewhere, it proves later that nothing before it changed: vaglio verify-audit --seal ${lastHash}\n`,
      );
  } finally {
    await database.close();
  }
}
