import { NEW_FOR_DAYS } from './badges';
import { PATHS } from './paths';

/** Sections of the settings page, as the hash of its address names them. */
export type SettingsSection =
  | 'scraper'
  | 'prompt'
  | 'llm-batch'
  | 'results'
  | 'params'
  | 'params_excl'
  | 'score_config'
  | 'users'
  | 'audit'
  | 'reasons'
  | 'stage-days'
  | 'scoring-versions'
  | 'service-accounts'
  | 'webhooks'
  | 'connections'
  | 'backups'
  | 'status';

/** Parts of the profile that an address can name. */
export type ProfilePart = 'password' | 'notifications';

/** Tabs of Review. */
export type ReviewTab = 'articles' | 'duplicates' | 'done';

type Value = string | number | null | undefined;

/** What a tab of Review shows: its filter, and the article or the pair that is open. */
export interface ReviewQuery {
  readonly only?: Value;
  readonly page?: Value;
  /** Id of an article that waits for review. */
  readonly article?: Value;
  /** Id of a pair of possible duplicates. */
  readonly pair?: Value;
}

/** Parameters of the ranked list, which a comparison or a document keeps for the way back. */
type ListState = string | URLSearchParams;

/** Parameters of the ranked list that other screens link to; the list itself reads more. */
export interface InvestmentsQuery {
  readonly view?: Value;
  readonly mode?: 'active' | 'rejected' | 'all';
  readonly q?: Value;
  readonly top?: 'eligible' | 'percent' | 'percent_all';
  readonly later?: 'hide' | 'only' | 'all';
  readonly sort?: 'firstTime_appear_inscore';
  /** Codes; several are repeated: `canton=ZH&canton=BE`. */
  readonly canton?: Value | readonly string[];
  readonly sector?: Value | readonly string[];
  readonly score_from?: Value;
  readonly score_below?: Value;
  /** First and last day in Zurich on which a startup first reached the threshold, YYYY-MM-DD. */
  readonly reached_from?: Value;
  readonly reached_to?: Value;
  readonly since?: 'visit';
  readonly assignee?: 'me';
  /** Whether the next step is due today, or was due before. */
  readonly step?: 'due' | 'overdue' | undefined;
  /** Opens the form for a new startup. */
  readonly new?: 'startup';
  /** Id of the startup whose details are open. */
  readonly startup?: Value;
  /** Id of the startup that is opened with the tab of `tab`. */
  readonly open?: Value;
  readonly tab?: 'timeline';
}

/** Addresses of screens with their parameters, in the order in which they are given. */
export const routes = {
  /** The ranked list; missing, null and blank parameters are left out. */
  investments: (query: InvestmentsQuery = {}): string => withQuery(PATHS.investments, Object.entries(query)),
  /**
   * The ranked list with the query of a saved view.
   * @param stored the view's query, such as 'canton=ZH&canton=BE'
   * @param defaults for the parameters that it leaves out; they come first
   */
  investmentsOfView: (stored: string, defaults: InvestmentsQuery): string => {
    const own = new URLSearchParams(stored);
    const first = Object.entries(defaults).map(
      ([name, value]) => [name, own.has(name) ? own.getAll(name) : value] as const,
    );
    return withQuery(PATHS.investments, [...first, ...[...own].filter(([name]) => !(name in defaults))]);
  },
  /** Startups above the threshold that are new, the newest first. @param today in Zurich, YYYY-MM-DD */
  newestStartups: (today: string): string =>
    routes.investments({
      top: 'eligible',
      sort: 'firstTime_appear_inscore',
      reached_from: daysBefore(today, NEW_FOR_DAYS),
    }),
  review: (tab: ReviewTab, query: ReviewQuery = {}): string =>
    withQuery(PATHS.review, [['tab', tab], ...Object.entries(query)]),
  /** The form that reads one article. @param url of the article, which fills the form */
  addArticle: (url = ''): string => withQuery(PATHS.addArticle, [['url', url]]),
  /** Two to four startups side by side. */
  compare: (startupIds: readonly string[], list: ListState = ''): string =>
    withQuery(PATHS.compare, [['ids', startupIds.join(',')], ...listState(list)]),
  /** The printable document of a startup. */
  dossier: (startupId: string, list: ListState = ''): string =>
    withQuery(PATHS.dossier, [['id', startupId], ...listState(list)]),
  /** The printable document of a list. @param startupIds of those that are printed; all unless given */
  shortlist: (list: ListState, startupIds: readonly string[] = []): string =>
    withQuery(PATHS.dossier, [['ids', startupIds.join(',')], ...listState(list)]),
  /**
   * The ranked list from which a comparison or a document was opened.
   * @param opened parameters of the comparison or the document
   * @param startupId of the startup whose details are open in the list; as before unless given
   */
  listBehind: (opened: ListState, startupId?: string): string => {
    const list = new URLSearchParams(listState(opened));
    if (startupId !== undefined) {
      list.delete('open');
      list.set('startup', startupId);
    }
    return withQuery(PATHS.investments, [...list]);
  },
  settings: (section: SettingsSection): string => `${PATHS.settings}#${section}`,
  /** The page on which a list of startups is chosen to be imported. */
  importList: (): string => `${PATHS.settings}?import=new#results`,
  profile: (part: ProfilePart): string => `${PATHS.user}#${part}`,
};

/** Own parameters of comparisons and documents, which no list has. */
const OF_THE_OPENED: readonly string[] = ['id', 'ids', 'dates'];

function listState(list: ListState): [name: string, value: string][] {
  return [...new URLSearchParams(list)].filter(([name]) => !OF_THE_OPENED.includes(name));
}

function withQuery(
  path: string,
  parameters: readonly (readonly [name: string, value: Value | readonly string[]])[],
): string {
  const search = new URLSearchParams();
  for (const [name, value] of parameters)
    for (const one of [value].flat())
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

const DAY_MS = 86_400_000;

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}
