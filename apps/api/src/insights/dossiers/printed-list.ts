import { BOUNDS } from '@vaglio/startups-domain';
import { readChosen } from '../../screening/list/chosen-ids';
import { readCodes, valuesOf } from '../../screening/list/code-filter';
import { readAwards } from '../../screening/list/open-filters';
import { resolveQuery, withOwnId } from '../../screening/list/resolve-query';
import type { Db } from '../../platform/db/open-database';
import type { PrintedList } from './dossiers.schemas';

/** In this order since the first print of a list. */
const PRINTED_BOUNDS = [
  'score_from',
  'score_below',
  'reached_from',
  'reached_to',
  ...BOUNDS,
] as const satisfies readonly (keyof PrintedList)[];

/**
 * Resolves the list of a document for its reader.
 * @returns `printed` names the list of a print (see {@link addressOfList}); `list` is read
 * @throws 400 for an id or assignee that is none
 */
export async function resolvePrinted(db: Db, query: PrintedList, userId: string | null | undefined) {
  const printed = withOwnId(query, userId);
  const list = await resolveQuery(db, { ...printed, among: readChosen(query.ids) }, userId);
  return { printed, list };
}

/**
 * A list by its address: the same for the same list, however its query is written. Defaults are left out, codes are in
 * order.
 */
export function addressOfList(list: PrintedList): string {
  const { q = '', mode, top, sort, dir } = list;
  const parts: [string, string | undefined][] = [
    ['mode', mode === 'active' ? undefined : mode],
    ['q', q.trim()],
    ['top', top === 'all' ? undefined : top],
    ['canton', readCodes('canton', list.canton).toSorted().join(',')],
    ['sector', readCodes('sector', list.sector).toSorted().join(',')],
    ...PRINTED_BOUNDS.map((name): [string, string | undefined] => [name, list[name]?.toString()]),
    ['award', readAwards(list.award).toSorted().join(',')],
    ['award_not', readAwards(list.award_not).toSorted().join(',')],
    ['stage', readCodes('stage', list.stage).toSorted().join(',')],
    ['flag', readCodes('flag', list.flag).toSorted().join(',')],
    [
      'assignee',
      valuesOf(list.assignee ?? '')
        .toSorted()
        .join(','),
    ],
    ['step', readCodes('step', list.step).toSorted().join(',')],
    ['later', list.later === 'all' ? undefined : list.later],
    [
      'ids',
      readChosen(list.ids)
        ?.toSorted((a, b) => a - b)
        .join(','),
    ],
    ['sort', sort === 'score' ? undefined : sort],
    ['dir', dir === 'desc' ? undefined : dir],
  ];
  const address = new URLSearchParams();
  for (const [name, value] of parts) if (value) address.set(name, value);
  return address.toString();
}
