import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { UsageError } from './command';

type Given = { args: readonly string[]; environment: string | undefined; input: Readable };

/**
 * Reads the address of the target database from an argument, the environment or the standard input. An argument must
 * not contain a password, because everybody on the machine can read the process list.
 * @throws UsageError when there is no address, or an argument contains a password
 */
export async function readMoveTarget({ args, environment, input }: Given): Promise<string> {
  const [argument, ...rest] = args;
  if (rest.length > 0) throw new UsageError();
  const address = (argument ?? environment ?? (await text(input))).trim();
  if (!/^postgres(ql)?:\/\//.test(address) || !URL.canParse(address)) throw new UsageError();
  if (argument !== undefined && holdsPassword(address))
    throw new UsageError(
      'Others on this machine can read the arguments of a command, so that the password is no secret there.',
    );
  return address;
}

function holdsPassword(address: string): boolean {
  const { password, searchParams } = new URL(address);
  return password !== '' || searchParams.has('password');
}
