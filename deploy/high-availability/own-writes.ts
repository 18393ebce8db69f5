import { fieldOf, jsonOf, rowsOf } from '../../tools/torture/http-call';
import type { Person } from '../../tools/torture/people';
import { quantile, type Figure } from './judge';
import type { Estate } from './start-estate';

const WRITES = 1_000;
/** Number of people who write and read at the same time. */
const PEOPLE = 8;

/** Sends a write as a person. Returns whether the next list that this person requests contains it. */
type OwnWrite = (estate: Estate, person: Person, turn: number) => Promise<boolean>;

/** The list of raw rows is read from the database. */
const importedRow: OwnWrite = async ({ send }, person, turn) => {
  const company_name = `Own ${turn} AG`;
  await sent(send, { method: 'POST', path: '/auth/startups/import-raw', body: { company_name } }, person);
  const path = `/auth/startups/raw?q=${encodeURIComponent(company_name)}`;
  return fieldOf(jsonOf(await sent(send, { method: 'GET', path }, person)), 'total') === 1;
};

/** The list of notes is read from the database. */
const note: OwnWrite = async ({ send }, person, turn) => {
  const path = `/auth/investments/${(turn % 200) + 1}/notes`;
  const text = `Note ${turn} of ${person.userId}`;
  await sent(send, { method: 'POST', path, body: { text } }, person);
  return JSON.stringify(rowsOf(await sent(send, { method: 'GET', path }, person))).includes(text);
};

/** The ranked list is read from an index in the memory of the server that responds. */
const flag: OwnWrite = async ({ send }, person, turn) => {
  const id = String((turn % 200) + 201);
  const one = `/auth/investments/${id}`;
  const before = jsonOf(await sent(send, { method: 'GET', path: one }, person));
  const rejected = fieldOf(before, 'rejected') === 0;
  await sent(send, { method: 'PATCH', path: `${one}/flags`, body: { rejected } }, person);
  const name = encodeURIComponent(String(fieldOf(before, 'company_name')));
  const path = `/auth/investments?mode=${rejected ? 'rejected' : 'active'}&q=${name}`;
  return rowsOf(await sent(send, { method: 'GET', path }, person)).some((row) => fieldOf(row, 'id') === id);
};

const KINDS = [importedRow, note, flag];

/** Checks that a person's own write is in the next list that this person requests, through any server. */
export async function ownWrites(estate: Estate): Promise<Figure[]> {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => estate.addPerson()));
  const times: number[] = [];
  let seen = 0;
  let turn = 0;
  const act = async (person: Person) => {
    for (let mine = (turn += 1); mine <= WRITES; mine = turn += 1) {
      const kind = KINDS[mine % KINDS.length] ?? note;
      const start = performance.now();
      if (await kind(estate, person, mine)) seen += 1;
      times.push(performance.now() - start);
    }
  };
  const start = performance.now();
  await Promise.all(people.map(act));
  const seconds = (performance.now() - start) / 1000;
  return [
    {
      what: 'own write in own next list, through any of three servers',
      value: `${seen} of ${WRITES}`,
      problem: seen === WRITES ? undefined : `${WRITES - seen} were not there`,
    },
    {
      what: 'write and list together, 8 people at once',
      value: `${(WRITES / seconds).toFixed(0)}/s, median ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms`,
    },
  ];
}

async function sent(send: Estate['send'], ...[call, person]: Parameters<Estate['send']>) {
  const answer = await send(call, person);
  if (answer.status >= 300) throw new Error(`${call.method} ${call.path}: ${answer.status} ${answer.text}`);
  return answer;
}
