import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Returns the major version of the installed PostgreSQL programs, such as '18'. */
export async function majorOfPrograms(initdb: string): Promise<string> {
  const { stdout } = await run(initdb, ['--version']);
  return /\d+/.exec(stdout)?.[0] ?? '';
}
