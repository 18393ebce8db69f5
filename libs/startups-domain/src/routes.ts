import { NEW_FOR_DAYS } from './badges';
import { PATHS } from './paths';

/** Sections of the settings page, named like the hash of the address. */
export const SETTINGS_SECTIONS = [
  'scraper',
  'prompt',
  'llm-batch',
  'results',
  'params',
  'params_excl',
  'score_config',
  'users',
  'audit',
  'reasons',
  'stage-days',
  'scoring-versions',
  'service-accounts',
  'webhooks',
  'connections',
  'backups',
  'status',
] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

/** Parts of the profile section that an address can refer to. */
export type ProfilePart = 'password' | 'notifications';

export type ReviewTab = 'articles' | 'duplicates' | 'done';

type Value = string | number | null | undefined;

/** Query of a tab on the Review page, with its filter and the open article or pair. */
export interface ReviewQuery {
  readonly only?: Value;
  readonly page?: Value;
  /** Id of an article in review. */
  readonly article?: Value;
  /** Id of a pair of possible duplicates. */
  readonly pair?: Value;
}

/** Query of the ranked list. Comparisons and documents keep it for the link back to the list. */
type ListState = string | URLSearchParams;

/** Parameters of the ranked list that other pages use in links. The list itself supports more parameters. */
export interface InvestmentsQuery {
  readonly view?: Value;
  readonly mode?: 'active' | 'rejected' | 'all';
  readonly q?: Value;
  readonly top?: 'eligible' | 'percent' | 'percent_all';
  readonly later?: 'hide' | 'only' | 'all';
  readonly sort?: 'firstTime_appear_inscore';
  /** Canton codes. Several codes repeat the parameter: `canton=ZH&canton=BE`. */
  readonly canton?: Value | readonly string[];
  readonly sector?: Value | readonly string[];
  readonly score_from?: Value;
  readonly score_below?: Value;
  /** First day of the range in which startups first reached the threshold; YYYY-MM-DD in Zurich. */
  readonly reached_from?: Value;
  readonly reached_to?: Value;
  readonly since?: 'visit';
  readonly assignee?: 'me';
  /** Filter for startups whose next step is due today or overdue. */
  readonly step?: 'due' | 'overdue' | undefined;
  /** Opens the form for a new startup. */
  readonly new?: 'startup';
  /** Id of the startup whose details are open. */
  readonly startup?: Value;
  /** Id of the startup that opens with the tab in the parameter `tab`. */
  readonly open?: Value;
  readonly tab?: 'timeline';
}

/** Parameters of the lists on the settings page that other pages use in links. */
export interface SettingsQuery {
  readonly tab?: 'raw' | 'curated';
  readonly q?: Value;
  /** Number of an import, or 'new'. */
  readonly import?: Value;
}

/** Functions that return page addresses. Parameters keep their order. */
export const routes = {
  /** Returns the address of the ranked list. Missing, null and blank parameters are omitted. */
  investments: (query: InvestmentsQuery = {}): string => withQuery(PATHS.investments, Object.entries(query)),
  /**
   * Returns the address of the ranked list with the query of a saved view.
   * @param stored query of the view, such as 'canton=ZH&canton=BE'
   * @param defaults parameters that the view does not set; they come first
   */
  investmentsOfView: (stored: string, defaults: InvestmentsQuery): string => {
    const own = new URLSearchParams(stored);
    const first = Object.entries(defaults).map(
      ([name, value]) => [name, own.has(name) ? own.getAll(name) : value] as const,
    );
    return withQuery(PATHS.investments, [...first, ...[...own].filter(([name]) => !(name in defaults))]);
  },
  /**
   * Returns the address of the list of startups that are new above the threshold, newest first.
   * @param today day in Zurich, YYYY-MM-DD
   */
  newestStartups: (today: string): string =>
    routes.investments({
      top: 'eligible',
      sort: 'firstTime_appear_inscore',
      reached_from: daysBefore(today, NEW_FOR_DAYS),
    }),
  review: (tab: ReviewTab, query: ReviewQuery = {}): string =>
    withQuery(PATHS.review, [['tab', tab], ...Object.entries(query)]),
  /**
   * Returns the address of the form that adds a single article.
   * @param url article address with which the form is prefilled
   */
  addArticle: (url = ''): string => withQuery(PATHS.addArticle, [['url', url]]),
  /** Returns the address of a comparison of two to four startups. */
  compare: (startupIds: readonly string[], list: ListState = ''): string =>
    withQuery(PATHS.compare, [['ids', startupIds.join(',')], ...listState(list)]),
  /** Returns the address of the printable document of a startup. */
  dossier: (startupId: string, list: ListState = ''): string =>
    withQuery(PATHS.dossier, [['id', startupId], ...listState(list)]),
  /**
   * Returns the address of the printable document of a list.
   * @param startupIds startups to print; empty for all
   */
  shortlist: (list: ListState, startupIds: readonly string[] = []): string =>
    withQuery(PATHS.dossier, [['ids', startupIds.join(',')], ...listState(list)]),
  /**
   * Returns the address of the ranked list from which a comparison or a document was opened.
   * @param opened query of the comparison or the document
   * @param startupId startup whose details are open in the list; unchanged by default
   */
  listBehind: (opened: ListState, startupId?: string): string => {
    const list = new URLSearchParams(listState(opened));
    if (startupId !== undefined) {
      list.delete('open');
      list.set('startup', startupId);
    }
    return withQuery(PATHS.investments, [...list]);
  },
  /** @param query query of the list in the section */
  settings: (section: SettingsSection, query: SettingsQuery = {}): string =>
    `${withQuery(PATHS.settings, Object.entries(query))}#${section}`,
  /** Returns the address of the page that imports a list of startups. */
  importList: (): string => routes.settings('results', { import: 'new' }),
  profile: (part: ProfilePart): string => `${PATHS.user}#${part}`,
};

/** Parameters of comparisons and documents that are not list parameters. */
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
