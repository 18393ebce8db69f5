import type { World } from './bench-world';
import { compare, type Load } from './load';
import { ms, perSecond, times, type Chapter, type Figure } from './report';

/** Rows of a page, as the export of the web app requests them. */
const EXPORTED = 200;
const COMMON = 'sort=score&dir=desc&pageSize=20&withAwards=0&mode=active';

/** The most frequent requests: the ranked page, near and far, and a search. The floor is the bare SQL with its transport. */
export async function readFigures({ server, floor, token, startups }: World): Promise<Chapter> {
  const lastPage = Math.max(1, Math.floor((startups * 0.8) / 20));
  const requests: [string, string, string][] = [
    ['ranked page of 20 with its total', `page=1&${COMMON}`, 'offset=0'],
    [`the same, page ${lastPage}`, `page=${lastPage}&${COMMON}`, `offset=${(lastPage - 1) * 20}`],
    ['search, rare word', `q=quartz&page=1&${COMMON}`, 'q=quartz'],
  ];
  const figures: Figure[] = [];
  for (const [what, query, floorQuery] of requests) {
    const [ours, bare] = await compare(
      { name: what, server, path: `/auth/investments?${query}`, token },
      { name: `floor, ${what}`, server: floor, path: `/?${floorQuery}` },
    );
    figures.push(...comparison(what, ours, bare));
  }
  for (const [what, query] of [
    ['counts of the dashboard, six rings and three figures', 'counts=counts'],
    ['the same against one list counted, two rings', 'counts=bareCounts'],
  ] as const) {
    const [ours, bare] = await compare(
      { name: what, server, path: '/auth/dashboard', token },
      { name: `floor, ${what}`, server: floor, path: `/?${query}` },
    );
    figures.push(...comparison(what, ours, bare));
  }
  const pages = Math.max(1, Math.floor(startups / EXPORTED));
  const [exported, bareExport] = await compare(
    {
      name: 'export',
      server,
      token,
      path: (turn) => ({ path: `/auth/startups/curated?pageSize=${EXPORTED}&page=${(turn % pages) + 1}` }),
    },
    {
      name: 'floor, export',
      server: floor,
      path: (turn) => ({ path: `/?export=${(turn % pages) * EXPORTED}` }),
    },
  );
  figures.push(...comparison(`export, pages of ${EXPORTED} one after another`, exported, bareExport));
  return { title: `Lists at ${startups} startups, 16 connections`, figures };
}

/** Rate, median and p99 of one load against its floor. */
export function comparison(what: string, ours: Load, bare: Load): Figure[] {
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
      note: cpu,
    },
    { what: `${what}, median`, value: ms(ours.p50), floor: ms(bare.p50), ratio: times(ours.p50 / bare.p50) },
    { what: `${what}, p99`, value: ms(ours.p99), floor: ms(bare.p99), ratio: times(ours.p99 / bare.p99) },
  ];
}
