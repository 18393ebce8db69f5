import { BOUNDS, recordOf } from '@vaglio/startups-domain';
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
  const parts = {
    mode: mode === 'active' ? undefined : mode,
    q: q.trim(),
    top: top === 'all' ? undefined : top,
    canton: sorted(readCodes('canton', list.canton)),
    sector: sorted(readCodes('sector', list.sector)),
    ...recordOf(PRINTED_BOUNDS, (name) => list[name]?.toString()),
    award: sorted(readAwards(list.award)),
    award_not: sorted(readAwards(list.award_not)),
    stage: sorted(readCodes('stage', list.stage)),
    flag: sorted(readCodes('flag', list.flag)),
    assignee: sorted(valuesOf(list.assignee ?? '')),
    step: sorted(readCodes('step', list.step)),
    later: list.later === 'all' ? undefined : list.later,
    ids: readChosen(list.ids)
      ?.toSorted((a, b) => a - b)
      .join(','),
    sort: sort === 'score' ? undefined : sort,
    dir: dir === 'desc' ? undefined : dir,
  } satisfies Readonly<Record<keyof PrintedList, string | undefined>>;
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) if (value) address.set(name, value);
  return address.toString();
}

const sorted = (values: readonly string[]): string => values.toSorted().join(',');
