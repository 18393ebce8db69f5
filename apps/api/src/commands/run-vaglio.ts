import { existsSync } from 'node:fs';
import { spellingDistance } from '../startups/duplicates/spelling-distance';
import { UsageError, type Command } from './command';
import { COMMANDS } from './commands';

/** Name of the settings file in the working directory. */
const ENV_FILE = '.env';
const HELP = ['help', '--help', '-h'];
/** Exit code for a wrong command line, following a common Unix convention. */
const WRONG_USAGE = 2;

export type Output = { out: (text: string) => void; err: (text: string) => void };

/**
 * Runs `vaglio COMMAND ...` with the settings of the environment and of `.env`.
 * @param args command line after the name of the program
 * @param output receives help and failures; commands print to the streams of the process
 * @returns the exit code: 0 for success, 1 for a failure or a problem found, 2 for a wrong command line. Never throws.
 */
export async function runVaglio([name, ...args]: readonly string[], output: Output): Promise<number> {
  if (name === undefined) return fail(output, helpOfAll(), WRONG_USAGE);
  const isHelp = HELP.includes(name);
  const wanted = isHelp ? args[0] : name;
  if (wanted === undefined) return print(output, helpOfAll());
  const command = Object.hasOwn(COMMANDS, wanted) ? COMMANDS[wanted] : undefined;
  if (!command) return fail(output, unknown(wanted), WRONG_USAGE);
  if (isHelp || args.some((arg) => arg === '--help' || arg === '-h'))
    return print(output, helpOf(wanted, command));
  try {
    if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);
    const { run } = await command.load();
    return (await run(args)) === false ? 1 : 0;
  } catch (error) {
    if (!isWrongUsage(error))
      return fail(output, `${error instanceof Error ? error.message : String(error)}\n`, 1);
    const reason = error.message === '' ? '' : `${error.message}\n`;
    return fail(output, `${reason}${usageOf(wanted, command)}\n`, WRONG_USAGE);
  }
}

function print({ out }: Output, text: string): number {
  out(text);
  return 0;
}

function fail({ err }: Output, text: string, code: number): number {
  err(text);
  return code;
}

/**
 * Returns whether an error means wrong arguments. This includes errors of Node's parseArgs for unknown options and
 * missing values.
 */
function isWrongUsage(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return error instanceof TypeError && String(Reflect.get(error, 'code')).startsWith('ERR_PARSE_ARGS_');
}

function helpOfAll(): string {
  const names = Object.keys(COMMANDS);
  const width = Math.max(...names.map((name) => name.length));
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(width)}   ${summary}`);
  return [
    'Usage: vaglio COMMAND ...',
    '',
    ...lines,
    '',
    'vaglio COMMAND --help explains a command. Settings come from the environment and from .env in the current folder.',
    '',
  ].join('\n');
}

function helpOf(name: string, command: Command): string {
  const summary = `${command.summary.charAt(0).toUpperCase()}${command.summary.slice(1)}.`;
  return [usageOf(name, command), '', summary, ...(command.notes ? [command.notes] : []), ''].join('\n');
}

/** Returns the usage of a command: one line per form, with the effects aligned in a column. */
function usageOf(name: string, { usage }: Command): string {
  const typed = usage.map(([args]) => `vaglio ${name} ${args}`.trimEnd());
  const width = Math.max(...typed.map((line) => line.length));
  return usage
    .map(([, effect], row) => {
      const line = typed[row] ?? '';
      return `${row === 0 ? 'Usage:' : '      '} ${effect ? `${line.padEnd(width)}   ${effect}` : line}`;
    })
    .join('\n');
}

function unknown(name: string): string {
  const [nearest] = Object.keys(COMMANDS)
    .map((known) => ({ known, distance: spellingDistance(name, known) }))
    .filter(({ known, distance }) => distance <= 2 || known.startsWith(name))
    .sort((a, b) => a.distance - b.distance);
  const hint = nearest ? ` Did you mean ${nearest.known}?` : '';
  return `There is no command ${JSON.stringify(name)}.${hint} vaglio --help lists the commands.\n`;
}
