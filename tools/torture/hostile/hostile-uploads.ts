import { setTimeout as wait } from 'node:timers/promises';
import { hostileFiles } from '../../../apps/api/src/imports/hostile-files.fixture';
import { fieldOf, jsonOf, type Answer, type Call } from '../http-call';

const PART_BYTES = 4 * 1024 * 1024;
const LONGEST_STEP_MS = 300_000;
const AT_WORK = ['reading', 'checking', 'committing', 'undoing'];
/** Matches the error for a file whose processing exceeded the time or memory limit. */
const KILLED = /took longer|took more than|ended the program|server ended/;

type Send = (call: Call) => Promise<Answer>;

/**
 * Uploads each hostile file, maps its columns, imports its rows (if there are any), and reverts the import.
 * @returns errors for files that were not completed
 */
export async function importHostileFiles(send: Send, isShort: boolean): Promise<string[]> {
  const problems: string[] = [];
  for (const { name, bytes } of await hostileFiles(isShort ? 1 : Infinity, isShort ? 20 : 300)) {
    const problem = await importFile(send, name, Buffer.from(bytes)).catch(String);
    if (problem) problems.push(`${name}: ${problem}`);
  }
  return problems;
}

async function importFile(send: Send, name: string, bytes: Buffer): Promise<string | null> {
  const id = String(fieldOf(jsonOf(await send(post('/auth/imports', { name, size: bytes.length }))), 'id'));
  for (let offset = 0; offset < bytes.length; offset += PART_BYTES)
    await send({
      ...{ method: 'PUT', path: `/auth/imports/${id}/content?offset=${offset}` },
      body: bytes.subarray(offset, offset + PART_BYTES),
      headers: ['Content-Type', 'application/octet-stream'],
    });
  const act = (order: string) => send(post(`/auth/imports/${id}/${order}`, {}));
  const read = await ended(send, id);
  if (read.state !== 'checked') return `${read.state}, ${read.problem}`;
  await send({ method: 'GET', path: `/auth/imports/${id}/lines?pageSize=100` });
  await send({ method: 'GET', path: `/auth/imports/${id}/errors.csv` });
  await send({
    ...{ method: 'PUT', path: `/auth/imports/${id}/mapping` },
    body: { columns: read.columns },
  });
  const mapped = await ended(send, id);
  if (mapped.state !== 'checked') return `${mapped.state} once it is mapped, ${mapped.problem}`;
  if ((await act('commit')).status !== 200) return null;
  const written = await ended(send, id);
  if (written.state !== 'committed') return `${written.state} once it is ordered, ${written.problem}`;
  await send(post('/auth/startups/curate/run?limit=500', {}));
  await act('undo');
  const undone = await ended(send, id);
  return undone.state === 'undone' ? null : `${undone.state} once it is taken back, ${undone.problem}`;
}

const post = (path: string, body: object): Call => ({ method: 'POST', path, body });

/**
 * Returns an import after the server has finished its current step.
 * @throws Error if this takes more than some minutes, or if the parsing thread was killed
 */
async function ended(send: Send, id: string) {
  for (const end = Date.now() + LONGEST_STEP_MS; Date.now() < end; await wait(200)) {
    const file = jsonOf(await send({ method: 'GET', path: `/auth/imports/${id}` }));
    const [state, problem] = [String(fieldOf(file, 'state')), String(fieldOf(file, 'problem'))];
    if (KILLED.test(problem)) throw new Error(problem);
    if (!AT_WORK.includes(state)) return { state, problem, columns: columnsOf(fieldOf(file, 'columns')) };
  }
  throw new Error(`it is not done after ${LONGEST_STEP_MS / 1000} s`);
}

function columnsOf(columns: unknown): { becomes: unknown; award: unknown }[] {
  if (!Array.isArray(columns)) return [];
  return columns.map((column: unknown) => ({
    becomes: fieldOf(column, 'becomes'),
    award: fieldOf(column, 'award'),
  }));
}
