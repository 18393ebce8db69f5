import type { Invalidation } from '@vaglio/api-client';
import { FEWEST_COMPARED, readComparedIds } from './comparison/compared-ids';
import { dossierApi as generated } from './endpoints.gen';
import { readPrintedList, shortlistArg } from './printed-list';

/** A print is an event of the audit trail; the document that was printed stays on the screen as it is on paper. */
const IS_RECORDED = { invalidatesTags: ['audit'] } as const satisfies Invalidation;

/** Any decision, fact or weight moves what is compared. */
const OF_STARTUPS = { providesTags: ['comparison', 'investments', 'facts', 'decisions', 'work'] } as const;

const dossierApi = generated.enhanceEndpoints({
  addTagTypes: ['audit', 'investments', 'facts', 'decisions', 'work'],
  endpoints: { recordPrint: IS_RECORDED, compareStartups: OF_STARTUPS },
});

const { compareStartups, readDossier, readShortlist } = dossierApi.endpoints;
const UNREAD = { subscribe: false } as const;

/** Queries of the document at an address, for the loader of its page. */
export function dossierQueries(params: URLSearchParams) {
  const id = params.get('id');
  return id === null
    ? [readShortlist.initiate(shortlistArg(readPrintedList(params)), UNREAD)]
    : [readDossier.initiate({ id }, UNREAD)];
}

/** Queries of the comparison at an address, for the loader of its page; none for fewer than two startups. */
export function comparisonQueries(params: URLSearchParams) {
  const ids = readComparedIds(params);
  return ids.length < FEWEST_COMPARED ? [] : [compareStartups.initiate({ ids: ids.join(',') }, UNREAD)];
}

/** A document or a comparison is read when it is opened: what was read before is stale as soon as anything of it changes. */
const RENEWED = { refetchOnMountOrArgChange: true } as const;

// Taken from here, not from the generated file, so that a bundler cannot drop the enhancement.
export const { useRecordPrintMutation } = dossierApi;

export const useDossierDocument = (id: string) => dossierApi.useReadDossierQuery({ id }, RENEWED);
export const useShortlistDocument = (arg: Parameters<typeof dossierApi.useReadShortlistQuery>[0]) =>
  dossierApi.useReadShortlistQuery(arg, RENEWED);

export const useComparison = (ids: string, skip: boolean) =>
  dossierApi.useCompareStartupsQuery({ ids }, { ...RENEWED, skip });
