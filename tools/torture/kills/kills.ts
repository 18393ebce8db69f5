import { setTimeout as wait } from 'node:timers/promises';
import { randomFrom } from '../../../apps/api/src/operations/seed/sample/random';
import { newCaller, type Answer, type Call } from '../http-call';
import { newInstallation, type Installation } from '../installation';
import type { Trial, TrialContext } from '../trial';
import {
  chainProblems,
  curationProblems,
  lostOrDoubled,
  storedValues,
  unauditedRows,
  wrongLedgers,
} from './aftermath';
import { endConnection, killBackend, startServerRow, type ServerRow } from './disturbances';
import { newJournal, type Journal } from './journal';
import { stuckLeases, unsentMail } from './stuck-leases';
import { WRITERS } from './writers';

const STARTUPS = 120;
const SERVERS = 2;
/** Delay before a writer retries, in milliseconds. */
const RETRY_MS = 100;
/** Range of the random delay between two kills, in milliseconds. */
const PAUSE_MS = { from: 300, to: 1_500 };

/**
 * Trial in which servers and PostgreSQL are killed while eight writers send requests. No acknowledged write may be lost
 * or duplicated.
 */
export const kills: Trial = { name: 'kills', run };

async function run(context: TrialContext): Promise<void> {
  const installation = await newInstallation(STARTUPS);
  try {
    const servers = await startServerRow(installation, SERVERS);
    const before = await storedValues(installation);
    const journal = newJournal(new Map([...before].map(([key, { value }]) => [key, value])));
    const send = await sender(installation, servers);
    const writing = { isOver: false };
    const writers = await startWriters(context, installation, { journal, send, writing });
    const counts = await disturb(context, servers);
    writing.isOver = true;
    await Promise.all(writers);
    const { done, unknown, refused } = journal.counts;
    context.report.note(
      `${JSON.stringify(counts)}; ${done} writes acknowledged, ${unknown} without an answer, ${refused} refused`,
    );
    await checkAll(context, { installation, servers, journal, send });
  } finally {
    await installation.end();
  }
}

type Sender = (call: Call, server?: number) => Promise<Answer>;

/** Returns a client with an administrator's token. If a server is down, the client waits for it. */
async function sender(installation: Installation, servers: ServerRow): Promise<Sender> {
  const admin = await installation.addPerson('admin');
  const caller = newCaller(8);
  let turn = 0;
  return async (call, server = (turn += 1) % SERVERS) => {
    let address = servers.addressOf(server);
    for (; address === null; address = servers.addressOf(server)) await wait(50);
    return caller.send(address, { token: await installation.tokenOf(admin), ...call });
  };
}

type Writing = { journal: Journal; send: Sender; writing: { isOver: boolean } };

async function startWriters(
  { random }: TrialContext,
  { pool }: Installation,
  { journal, send, writing }: Writing,
) {
  const names = Object.keys(WRITERS);
  const ids = async (query: string) => (await pool.query<{ id: string }>(query)).rows.map(({ id }) => id);
  const startupIds = await ids('select id::text from startups order by id');
  const parameterIds = await ids('select "parameterID" as id from parameters order by 1');
  const own = (all: string[], place: number) => all.filter((_, index) => index % names.length === place);
  return Object.values(WRITERS).map(async (write, place) => {
    const context = {
      random: randomFrom(random.integer(1, 1e9)),
      journal,
      send: (call: Call) => send(call),
      startupIds: own(startupIds, place),
      parameterIds: own(parameterIds, place),
    };
    for (let turn = 1; !writing.isOver; turn += 1) {
      if ((await write(context, turn)) === 'unknown') await wait(RETRY_MS);
    }
  });
}

async function disturb({ random, seconds, report, isShort }: TrialContext, servers: ServerRow) {
  const counts = {
    'servers killed': 0,
    'servers stopped': 0,
    'PostgreSQL killed': 0,
    'connections ended': 0,
  };
  const unclean: string[] = [];
  const acts = [
    async () => {
      counts['servers killed'] += 1;
      await servers.restart(random.integer(0, SERVERS - 1), 'SIGKILL');
    },
    async () => {
      counts['servers stopped'] += 1;
      const code = await servers.restart(random.integer(0, SERVERS - 1), 'SIGTERM');
      if (code !== 0) unclean.push(`SIGTERM under load ended with code ${code}`);
    },
    async () => {
      if (await killBackend(random)) counts['PostgreSQL killed'] += 1;
    },
    async () => {
      if (await endConnection(random)) counts['connections ended'] += 1;
    },
  ];
  // Each kind of kill runs once; after that, kinds are chosen at random.
  for (let turn = 0, end = Date.now() + seconds * 1000; Date.now() < end || turn < acts.length; turn += 1) {
    await wait(random.integer(PAUSE_MS.from, PAUSE_MS.to));
    const act = acts[turn] ?? random.pick(acts);
    await act().catch((error: Error) => unclean.push(error.message));
    if (!isShort && turn % 20 === 0) report.note(JSON.stringify(counts));
  }
  report.check('every server starts again after a kill and ends cleanly at SIGTERM', unclean);
  return counts;
}

type Aftermath = { installation: Installation; servers: ServerRow; journal: Journal; send: Sender };

async function checkAll(
  { report }: TrialContext,
  { installation, servers, journal, send }: Aftermath,
): Promise<void> {
  const pids = Array.from({ length: SERVERS }, (_, index) => servers.pidOf(index));
  const { lost, doubled } = await lostOrDoubled(installation, journal);
  report.check('every acknowledged write is there after the kills', lost);
  report.check('no write is there twice', doubled);
  report.check(
    'a row and the event of its making are there together or not at all',
    await unauditedRows(installation),
  );
  report.check(
    'curation goes on where it was cut, and the audit finds nothing',
    await curationProblems(installation, send),
  );
  report.check('every score is the sum of its ledger', await wrongLedgers(send));
  report.check('no lease of a killed process stays', await stuckLeases(installation, pids));
  report.check('every message leaves', await unsentMail(installation));
  const { checked, problems } = await chainProblems(installation);
  report.check(`the audit chain of ${checked} events verifies`, problems);
}
