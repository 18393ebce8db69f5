import { call, cpuMs, type World } from './bench-world';
import { median } from './load';
import { ms, type Chapter, type Figure } from './report';

/** Source: product design, data rule 4: the counts of all tabs in one call. */
const GATE_MS = 150;
const ROUNDS = 15;
/** The tabs of a busy person: wide lists and narrow ones, some by the clock, the rest as a team has them. */
const QUERIES = [
  '',
  'later=all&mode=all',
  'top=eligible',
  'top=percent',
  'canton=ZH',
  'canton=ZH,ZG&sector=ICT',
  'sector=MedT,BioT',
  'founded_from=2018',
  'raised_from=1000000',
  'stage=contacted,contract',
  'step=due,overdue',
  'assignee=nobody',
  'award_not=eurostars',
  'score_from=5',
  'q=quartz',
];

/** What is new in the views of a person: the counts of all tabs in one call, and a page that says what is new in it. */
export async function viewFigures(world: World): Promise<Chapter> {
  for (const [place, query] of QUERIES.entries()) {
    const { id } = await call<{ id: string }>(world, 'POST', '/auth/views', { name: `View ${place}`, query });
    await call(world, 'POST', `/auth/views/${id}/visit`, {});
  }
  await call(world, 'POST', '/auth/views/all/visit', {});
  await world.client.query('update startups set score = score + 3 where id % 500 = 0');
  const counts = () => call(world, 'GET', '/auth/views/counts');
  const page = () => call(world, 'GET', '/auth/investments?view=all&later=hide&mode=active&pageSize=20');
  const flag = (round: number) =>
    world.client.query('update startups set email_sent = 1 - email_sent where id = $1', [round + 1]);
  const score = (round: number) =>
    world.client.query('update startups set score = score + 0.5 where id = $1', [round + 1]);
  const figures: Figure[] = [];
  for (const [what, ask, gate] of [
    [`counts of ${QUERIES.length + 1} tabs`, counts, GATE_MS],
    ['page of 20 with what is new in it', page, null],
  ] as const) {
    figures.push(await figureOf(world, what, { ask, gate }));
    figures.push(await figureOf(world, `${what}, each after a flag`, { ask, gate, before: flag }));
    figures.push(await figureOf(world, `${what}, each after a moved score`, { ask, gate, before: score }));
  }
  return { title: `Views at ${world.startups} startups, one connection`, figures };
}

async function figureOf(
  { server }: World,
  what: string,
  measured: {
    ask: () => Promise<unknown>;
    gate: number | null;
    before?: (round: number) => Promise<unknown>;
  },
): Promise<Figure> {
  const { ask, gate, before = async () => undefined } = measured;
  const taken: number[] = [];
  await ask();
  const cpuBefore = cpuMs(server.pid);
  for (let round = 0; round < ROUNDS; round += 1) {
    await before(round);
    const start = performance.now();
    await ask();
    taken.push(performance.now() - start);
  }
  const cpuAfter = cpuMs(server.pid);
  const middle = median(taken);
  const notes = [
    `slowest ${ms(Math.max(...taken))}`,
    ...(cpuBefore === null || cpuAfter === null
      ? []
      : [`${((cpuAfter - cpuBefore) / ROUNDS).toFixed(0)} ms of processor`]),
    ...(gate === null ? [] : [`gate ${ms(gate)} ${middle <= gate ? 'met' : 'missed'}`]),
  ];
  return { what, value: ms(middle), note: notes.join(', ') };
}
