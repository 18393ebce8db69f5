import { MOST_REQUESTS, readPages, storePages, type FirstRequest } from './stored-pages';

/** Of a page that has just been loaded, on a slow processor too; what is asked for later follows from what a person does. */
const FIRST_MS = 5_000;
const MOST_PAGES = 8;
/** The page is drawn before its calls are written down. */
const KEPT_AFTER_MS = 1_000;
/** A longer one has a list of ids that the next visit does not have. */
const MOST_QUERY_LENGTH = 500;

/** A section of a page, and nothing that is a secret, as a link of a mail has behind its #. */
const SECTION = /^(#[\w-]*)?$/;

/** The address of the page as it was loaded; null for one that is not kept. */
let address: string | null = addressOfPage();
let isOver = false;
/** Those of its last visit, until it is known which of them it makes again. */
let known: readonly FirstRequest[] = readPages().find(([page]) => page === address)?.[1] ?? [];
let firstAt: number | null = null;
let requests: readonly FirstRequest[] = [];
/** By query: whether the first drawing showed it at the last visit. */
const marks = new Map(
  known.flatMap(([, query, was]) => (query === null || was === undefined ? [] : [[query, was]])),
);
/** Queries that the first drawing of the page shows; null until it is drawn. */
let drawn: ReadonlySet<string> | null = null;
let writing: ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps a call as one of the first of the page that was loaded, for the next time that it is.
 * @param url of a GET that was answered well, from the root of the host
 * @param askedAt milliseconds since 1970
 * @param query the key of the query that it answers in the store; null for a call outside of it
 */
export function noteFirstRequest(url: string, askedAt: number, query: string | null = null): void {
  firstAt ??= askedAt;
  if (askedAt - firstAt > FIRST_MS || requests.length === MOST_REQUESTS || !isPageShown()) isOver = true;
  if (isOver || requests.some((request) => request[0] === url)) return;
  requests = [...requests, [url, query !== null && query.length <= MOST_QUERY_LENGTH ? query : null]];
  writing ??= setTimeout(keep, KEPT_AFTER_MS);
}

// A page that is left sooner.
window.addEventListener('pagehide', () => {
  if (writing !== undefined) keep();
});

/**
 * @returns the keys of the queries that the page of this address made first at its last visit: of those that its first
 *   drawing shows, and of the others. All are of the first where that is not known.
 */
export function firstQueries(): Readonly<Record<'drawn' | 'rest', readonly string[]>> {
  const asked = isPageShown() ? known : [];
  const isKnown = asked.some(([, , isDrawn]) => isDrawn !== undefined);
  const keys = (wanted: boolean) =>
    asked.flatMap(([, query, isDrawn]) =>
      query !== null && (!isKnown || isDrawn === true) === wanted ? [query] : [],
    );
  return { drawn: keys(true), rest: keys(false) };
}

/**
 * Once the page of this address is drawn for the first time: its other queries can wait the next time.
 * @param shown none where nothing of it was there in time, which says nothing
 */
export function noteDrawnQueries(shown: readonly string[]): void {
  if (isPageShown() && shown.length > 0) drawn = new Set(shown);
}

/** Forgets what the page no longer asks, as of a startup that was the first of the list. */
export function keepFirstQueries(isUsed: (query: string) => boolean): void {
  if (!isPageShown()) return;
  known = [];
  requests = requests.filter(([, query]) => query === null || isUsed(query));
  keep();
}

/** At the end of a session: the next person does not ask for what this one saw. */
export function forgetFirstRequests(): void {
  address = null;
  isOver = true;
  known = [];
  stopWriting();
  storePages(null);
}

const isPageShown = (): boolean => address !== null && address === addressOfPage();

/** @returns null for an address with a query: it may hold what a person typed, or a token */
function addressOfPage(): string | null {
  const { pathname, search, hash } = window.location;
  return search === '' && SECTION.test(hash) ? pathname + hash : null;
}

function stopWriting(): void {
  clearTimeout(writing);
  writing = undefined;
}

function keep(): void {
  stopWriting();
  if (address === null) return;
  const again = new Set(requests.map(([url]) => url));
  const kept = [...requests, ...known.filter(([url]) => !again.has(url))].slice(0, MOST_REQUESTS).map(marked);
  const others = readPages().filter(([page]) => page !== address);
  const first = kept.filter(isFirst);
  const rest = kept.filter((request) => !isFirst(request));
  storePages([...others, [address, [...first, ...rest]] as const].slice(-MOST_PAGES));
}

/** What is asked outside of the store is needed by whatever is drawn. */
const isFirst = ([, query, isDrawn]: FirstRequest): boolean => query === null || isDrawn === true;

function marked([url, query]: FirstRequest): FirstRequest {
  if (query === null) return [url, query];
  const isDrawn = drawn?.has(query) ?? marks.get(query);
  return isDrawn === undefined ? [url, query] : [url, query, isDrawn];
}
