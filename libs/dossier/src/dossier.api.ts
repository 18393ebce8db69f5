import type { Invalidation } from '@vaglio/api-client';
import { FEWEST_COMPARED, readComparedIds } from './comparison/compared-ids';
import { dossierApi as generated } from './endpoints.gen';
import { readPrintedList, shortlistArg } from './printed-list';

/**
 * Invalidations for a recorded print, which adds an event to the audit trail. The document is not reloaded, so that the
 * screen still matches the paper.
 */
const IS_RECORDED = { invalidatesTags: ['audit'] } as const satisfies Invalidation;

/** Cache tags of the comparison. Every decision, fact or weight may change it. */
const OF_STARTUPS = { providesTags: ['comparison', 'investments', 'facts', 'decisions', 'work'] } as const;

const dossierApi = generated.enhanceEndpoints({
  addTagTypes: ['audit', 'investments', 'facts', 'decisions', 'work'],
  endpoints: { recordPrint: IS_RECORDED, compareStartups: OF_STARTUPS },
});

const { compareStartups, readDossier, readShortlist } = dossierApi.endpoints;
const UNREAD = { subscribe: false } as const;

/** Returns the queries of the document at an address, for the route loader. */
export function dossierQueries(params: URLSearchParams) {
  const id = params.get('id');
  return id === null
    ? [readShortlist.initiate(shortlistArg(readPrintedList(params)), UNREAD)]
    : [readDossier.initiate({ id }, UNREAD)];
}

/**
 * Returns the queries of the comparison at an address, for the route loader. For fewer than two startups, it returns
 * [].
 */
export function comparisonQueries(params: URLSearchParams) {
  const ids = readComparedIds(params);
  return ids.length < FEWEST_COMPARED ? [] : [compareStartups.initiate({ ids: ids.join(',') }, UNREAD)];
}

/**
 * Query options that reload documents and comparisons when they are opened, because any change makes the cached data
 * stale.
 */
const RENEWED = { refetchOnMountOrArgChange: true } as const;

// Exported from here instead of from the generated file, so that bundlers do not remove the enhancement.
export const { useRecordPrintMutation } = dossierApi;

export const useDossierDocument = (id: string) => dossierApi.useReadDossierQuery({ id }, RENEWED);
export const useShortlistDocument = (arg: Parameters<typeof dossierApi.useReadShortlistQuery>[0]) =>
  dossierApi.useReadShortlistQuery(arg, RENEWED);

export const useComparison = (ids: string, skip: boolean) =>
  dossierApi.useCompareStartupsQuery({ ids }, { ...RENEWED, skip });
