// npm run doctor: looks at this installation and says what is wrong; exits with 1 when something does not work.
import { runCommand } from './command';
import { expectEmbeddedDatabase } from '../operations/backup/find-installation';
import { readSettings } from '../platform/config/settings';
import { examine, report } from '../operations/health/examine';

runCommand(async () => {
  const settings = readSettings(process.env);
  expectEmbeddedDatabase(settings);
  const { text, hasProblem } = report(await examine({ settings, now: Date.now }));
  process.stdout.write(text);
  if (hasProblem) process.exitCode = 1;
});
