// npm run verify-audit: proves that no audit event was changed, removed, moved or put in; exits with 1 when one was.
import { parseArgs } from 'node:util';
import { runCommand } from './command';
import { commandLine } from '../platform/config/command-line';
import { migrate } from '../platform/db/migrate';
import { openDatabase } from '../platform/db/open-database';
import { readSettings } from '../platform/config/settings';
import { chainWords, verifyChain } from '../audit/verify-chain';

async function run(): Promise<void> {
  const { seal } = parseArgs({ options: { seal: { type: 'string' } } }).values;
  const database = await openDatabase({ ...readSettings(process.env), log: console });
  try {
    await migrate(database.pool);
    const { broken, lastHash, isMet, ...counts } = await verifyChain(database.db, seal);
    process.stdout.write(`${chainWords(counts)}\n`);
    if (broken) throw new Error(`The chain is broken at event ${broken.eventId}: ${broken.problem}.`);
    if (!isMet) throw new Error(`The chain does not contain the seal ${seal}: it was rewritten.`);
    if (lastHash)
      process.stdout.write(
        `The last seal is ${lastHash}\nKept elsewhere, it proves later that nothing before it changed: ${commandLine('verify-audit', '--seal', lastHash)}\n`,
      );
  } finally {
    await database.close();
  }
}

runCommand(run);
