import { existsSync } from 'node:fs';

/** The file of settings beside the package.json from which npm runs a command. */
const ENV_FILE = '.env';

/**
 * Runs a command of the terminal: with the settings of `.env`, as `npm start` reads them. A failure is printed in words,
 * and the exit code is then 1.
 */
export function runCommand(run: () => Promise<void>): void {
  if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);
  run().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
