import { BOUNDS, recordOf } from '@vaglio/startups-domain';
import { readChosen } from '../../screening/list/chosen-ids';
import { readCodes, valuesOf } from '../../screening/list/code-filter';
import { readAwards } from '../../screening/list/open-filters';
import { resolveQuery, withOwnId } from '../../screening/list/resolve-query';
import type { Db } from '../../platform/db/open-database';
import type { PrintedList } from './dossiers.schemas';

/** Bounds of range filters, in the order used in the addresses of earlier prints. */
const PRINTED_BOUNDS = [
  'score_from',
  'score_below',
  'reached_from',
  'reached_to',
  ...BOUNDS,
] as const satisfies readonly (keyof PrintedList)[];

/**
 * Resolves the list query of a document for its reader.
 * @returns `printed` identifies the list for {@link addressOfList}; `list` is the query to run
 * @throws Refusal 400 for an invalid id or assignee
 */
export async function resolvePrinted(db: Db, query: PrintedList, userId: string | null | undefined) {
  const printed = withOwnId(query, userId);
  const list = await resolveQuery(db, { ...printed, among: readChosen(query.ids) }, userId);
  return { printed, list };
}

/**
 * Returns the canonical address of a list. It omits defaults and sorts codes, so that equal lists have the same
 * address.
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
