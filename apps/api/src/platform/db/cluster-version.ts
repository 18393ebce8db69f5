import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The major version of the PostgreSQL to which these programs belong, such as '18'. */
export async function majorOfPrograms(initdb: string): Promise<string> {
  const { stdout } = await run(initdb, ['--version']);
  return /\d+/.exec(stdout)?.[0] ?? '';
}
