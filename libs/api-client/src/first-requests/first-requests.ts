/** Local storage: by address of a page, its first calls. /ask-early.js reads it. */
const KEY = 'firstRequests';
/** Of a page that has just been loaded, on a slow processor too; what is asked for later follows from what a person does. */
const FIRST_MS = 5_000;
const MOST_REQUESTS = 12;
const MOST_PAGES = 8;

/** A section of a page, and nothing that is a secret, as a link of a mail has behind its #. */
const SECTION = /^(#[\w-]*)?$/;

/** The address of the page as it was loaded; null for one that is not kept, and once its first calls are known. */
let address: string | null = addressOfPage();
let firstAt: number | null = null;
let urls: readonly string[] = [];

/**
 * Keeps a call as one of the first of the page that was loaded, for the next time that it is.
 * @param url of a GET that was answered well, from the root of the host
 * @param askedAt milliseconds since 1970
 */
export function noteFirstRequest(url: string, askedAt: number): void {
  firstAt ??= askedAt;
  if (askedAt - firstAt > FIRST_MS || urls.length === MOST_REQUESTS || address !== addressOfPage())
    address = null;
  if (address === null || urls.includes(url)) return;
  urls = [...urls, url];
  const others = readPages().filter(([page]) => page !== address);
  keep(JSON.stringify(Object.fromEntries([...others, [address, urls]].slice(-MOST_PAGES))));
}

/** At the end of a session: the next person does not ask for what this one saw. */
export function forgetFirstRequests(): void {
  address = null;
  keep(null);
}

/** @returns null for an address with a query: it may hold what a person typed, or a token */
function addressOfPage(): string | null {
  const { pathname, search, hash } = window.location;
  return search === '' && SECTION.test(hash) ? pathname + hash : null;
}

function readPages(): [string, unknown][] {
  try {
    return Object.entries(Object(JSON.parse(localStorage.getItem(KEY) ?? '{}')));
  } catch {
    return [];
  }
}

function keep(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    return; // storage refused: the app asks when it runs
  }
}
