import { BEGINNINGS, FIELDS, FIRST_NAMES, LAST_NAMES } from '../../apps/api/src/operations/seed/sample/words';
import { call, type Served, type World } from './bench-world';
import { compare, type Compared, type Load, type Sides } from './load';
import { expectSameRows } from './same-rows';
import { ms, perSecond, seconds, times, type Chapter, type Figure } from './report';

/** Rows of a page, as the export of the web app requests them. */
const EXPORTED = 200;
/** Without a factor in common with the number of words. */
const WORD_STRIDE = 7_919;
const COMMON = 'sort=score&dir=desc&pageSize=20&withAwards=0&mode=active';

/** The last page that a list answers. */
const MAX_PAGES = 10_000;

/**
 * The most frequent requests: the ranked page, near and far, and a search. The floor is the bare SQL with its transport.
 * @throws when the sides do not answer with the same startups
 */
export async function readFigures(world: World): Promise<Chapter> {
  const { server, floor, token, startups } = world;
  const memory = await world.memory();
  const lastPage = Math.min(MAX_PAGES, Math.max(1, Math.floor((startups * 0.8) / 20)));
  const requests: [string, string, string][] = [
    ['ranked page of 20 with its total', `page=1&${COMMON}`, 'offset=0'],
    [`the same, page ${lastPage}`, `page=${lastPage}&${COMMON}`, `offset=${(lastPage - 1) * 20}`],
    ['search, rare word', `q=quartz&page=1&${COMMON}`, 'q=quartz'],
  ];
  const start = performance.now();
  await call(world, 'GET', '/auth/investments?page=1');
  const figures: Figure[] = [
    {
      what: 'first list, which waits until the startups are in memory',
      value: seconds(performance.now() - start),
    },
  ];
  try {
    for (const [what, query, bareQuery] of requests) {
      const targets = {
        ours: { name: what, server, path: `/auth/investments?${query}`, token },
        bare: { name: `floor, ${what}`, server: floor, path: `/?${bareQuery}` },
        memory: { name: `memory, ${what}`, server: memory, path: `/?${bareQuery}` },
        objects: { name: `objects in memory, ${what}`, server: memory, path: `/?${bareQuery}&objects=1` },
      };
      await expectSameRows(targets);
      const loads = await compare(targets);
      figures.push(...comparison(what, loads, { operation: what.replace(/page \d+$/, 'far page') }));
    }
    figures.push(...(await searchFigures(world, memory)));
  } finally {
    await memory.stop();
  }
  for (const [what, query] of [
    ['counts of the dashboard, six rings and three figures', 'counts=counts'],
    ['the same against one list counted, two rings', 'counts=bareCounts'],
  ] as const) {
    const loads = await compare({
      ours: { name: what, server, path: '/auth/dashboard', token },
      bare: { name: `floor, ${what}`, server: floor, path: `/?${query}` },
    });
    figures.push(...comparison(what, loads));
  }
  const pages = Math.max(1, Math.floor(startups / EXPORTED));
  const exported = await compare({
    ours: {
      name: 'export',
      server,
      token,
      path: (turn) => ({ path: `/auth/startups/curated?pageSize=${EXPORTED}&page=${(turn % pages) + 1}` }),
    },
    bare: {
      name: 'floor, export',
      server: floor,
      path: (turn) => ({ path: `/?export=${(turn % pages) * EXPORTED}` }),
    },
  });
  figures.push(...comparison(`export, pages of ${EXPORTED} one after another`, exported));
  return { title: `Lists at ${startups} startups, 16 connections`, figures };
}

/** Another search each time: founders by their names, beginnings of names; then the same with two letters swapped. */
async function searchFigures({ server, floor, token }: World, memory: Served) {
  const words = [
    ...FIRST_NAMES.flatMap((first) => LAST_NAMES.map((last) => `${first} ${last}`)),
    ...BEGINNINGS.flatMap((beginning) => FIELDS.map((field) => `${beginning} ${field}`)),
  ].map((word) => word.toLowerCase());
  const wordOf = (turn: number) => words[(turn * WORD_STRIDE) % words.length] ?? '';
  const withSlip = (word: string) => `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`;
  const figures: Figure[] = [];
  for (const [what, textOf] of [
    ['search, another one each time', wordOf],
    ['search with a slip, answered with what is similar', (turn: number) => withSlip(wordOf(turn))],
  ] as const) {
    const q = (turn: number) => encodeURIComponent(textOf(turn));
    const bare = {
      name: `floor, ${what}`,
      server: floor,
      path: (turn: number) => ({ path: `/?q=${q(turn)}` }),
    };
    const targets = {
      ours: {
        name: what,
        server,
        token,
        path: (turn: number) => ({ path: `/auth/investments?q=${q(turn)}&${COMMON}` }),
      },
      bare,
      memory: { ...bare, name: `memory, ${what}`, server: memory },
    };
    await expectSameRows(targets);
    figures.push(...comparison(what, await compare(targets), { mayGrow: true }));
  }
  return figures;
}

/** Rate, median and p99 of one load against its floor. @param operation its name at every number of startups */
export function comparison(
  what: string,
  { ours, bare, memory, objects }: Sides<Load>,
  { operation = what, mayGrow = false }: Partial<Pick<Compared, 'operation' | 'mayGrow'>> = {},
): Figure[] {
  const cpu =
    ours.cpu === null || bare.cpu === null
      ? undefined
      : `${ours.cpu.toFixed(2)} against ${bare.cpu.toFixed(2)} ms of processor a request`;
  return [
    {
      what,
      value: perSecond(ours.rate, 'req'),
      floor: perSecond(bare.rate, 'req'),
      ratio: times(ours.rate / bare.rate),
      note: [
        cpu,
        memory && `${times(ours.rate / memory.rate)} of rows in memory`,
        objects && `${times(ours.rate / objects.rate)} of them as objects (${objects.cpu?.toFixed(2)} ms)`,
      ]
        .filter(Boolean)
        .join('; '),
      compared: { operation, ours, bare, memory, mayGrow },
    },
    { what: `${what}, median`, value: ms(ours.p50), floor: ms(bare.p50), ratio: times(ours.p50 / bare.p50) },
    { what: `${what}, p99`, value: ms(ours.p99), floor: ms(bare.p99), ratio: times(ours.p99 / bare.p99) },
  ];
}
