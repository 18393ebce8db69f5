import { isUrl } from './is-url';

const words = (text: string) => new Set(text.split(/\s+/).filter((word) => word !== ''));

/**
 * Hosts with pages of many companies, such as social networks, app stores, portals and universities. On these hosts,
 * only the path identifies a company.
 */
const SHARED_HOST_SET = words(`
  linkedin.com xing.com facebook.com instagram.com threads.net tiktok.com twitter.com x.com bsky.app youtube.com vimeo.com
  github.com gitlab.com bitbucket.org medium.com linktr.ee about.me t.me wa.me bit.ly goo.gl
  google.com sites.google.com docs.google.com drive.google.com maps.google.com
  play.google.com chromewebstore.google.com apps.apple.com itunes.apple.com apps.microsoft.com marketplace.atlassian.com
  crunchbase.com pitchbook.com dealroom.co angel.co wellfound.com f6s.com producthunt.com startupbase.io
  kickstarter.com indiegogo.com wemakeit.com
  startup.ch startupticker.ch venturekick.ch venture.ch venturelab.swiss venturelab.ch top100startup.swiss innosuisse.ch
  innosuisse.admin.ch masschallenge.org kickstart-innovation.com moneyhouse.ch zefix.ch local.ch search.ch
  ethz.ch epfl.ch unibe.ch uzh.ch unibas.ch unige.ch unil.ch unifr.ch unine.ch unilu.ch unisg.ch usi.ch supsi.ch zhaw.ch
  fhnw.ch hslu.ch bfh.ch ost.ch hes-so.ch fhgr.ch empa.ch psi.ch
  technopark.ch technopark-allianz.ch bio-technopark.ch fongit.ch biopole.ch y-parc.ch bluefactory.ch parkinnovaare.ch
  switzerland-innovation.com epfl-innovationpark.ch startfeld.ch creapole.ch genilem.ch be-advanced.ch baselarea.swiss
`);

/** Hosts with pages of many companies. */
export const SHARED_HOSTS: readonly string[] = [...SHARED_HOST_SET];

/** First path segments of department pages. Several spin-offs may give the same department page as their website. */
const DEPARTMENTS = words(`
  lab labs laboratory laboratories labor research forschung recherche ricerca school schools faculty faculties fakultat
  fakultaet faculte department departments departement institute institutes institut institute unit units group groups
  center centers centre centres chair chairs
`);

/** Language codes and standard pages, which do not identify a company on a shared host. */
const STANDARD_PAGES = words(`
  de en fr it rm ch us uk at li de-ch fr-ch it-ch en-ch en-us en-gb
  home index default main start startseite accueil about about-us aboutus ueber-uns uber-uns a-propos chi-siamo
  contact contact-us kontakt contatti imprint impressum privacy datenschutz team people jobs careers karriere
  news blog press presse media product products produkte produits prodotti service services dienstleistungen solutions
  losungen loesungen technology shop
`);

/** Query parameters that track a visit or select a language. */
const PASSING_PARAMETERS = words(`
  gclid fbclid msclkid ref referrer source trk lang language locale hl gl l originalsubdomain
`);
const TRACKING_PARAMETER = /^(?:utm|mc)_/;

/**
 * Returns the host of a website in lower case, without www.
 * @param url with or without a scheme: 'https://www.Foo.ch/en' and 'foo.ch' result in 'foo.ch'
 * @returns null for empty text, a scheme other than http and https, an address without a dot ('n/a') or an email
 *   address. Never throws.
 */
export function websiteHost(url: string | null | undefined): string | null {
  const parsed = toUrl((url ?? '').trim());
  if (!parsed || parsed.username !== '') return null;
  const host = parsed.hostname.replace(/\.$/, '');
  if (!host.includes('.')) return null;
  const bare = host.replace(/^www\./, '');
  return bare.includes('.') ? bare : host;
}

/**
 * Returns the host of a website if it identifies a single company.
 * @returns null if `websiteHost` is null, and for hosts that many companies share
 */
export function companyHost(url: string | null | undefined): string | null {
  const host = websiteHost(url);
  return host === null || SHARED_HOST_SET.has(withoutLanguage(host)) ? null : host;
}

/**
 * Returns the key by which duplicate detection compares websites. The key of a home page is its host. The key of any
 * other page includes the path, because several companies may have pages on one host. Languages, standard pages
 * (/about) and tracking parameters are ignored.
 * @param url with or without a scheme
 * @returns 'foo.ch' for 'https://www.foo.ch/en/about', 'portal.ch/foo' for 'portal.ch/foo/',
 *   'linkedin.com/company/foo'; null for an invalid address, and for home pages and department pages on a shared host
 *   ('epfl.ch/labs/x'). Never throws.
 */
export function websiteKey(url: string | null | undefined): string | null {
  const host = websiteHost(url);
  const parsed = toUrl((url ?? '').trim());
  if (host === null || parsed === null) return null;
  const page = pageOf(parsed);
  const bare = withoutLanguage(host);
  if (!SHARED_HOST_SET.has(bare)) return `${host}${page}`;
  return page === '' || DEPARTMENTS.has(page.split('/')[1] ?? '') ? null : `${bare}${page}`;
}

/** Returns the page as '/path?query' without ignored parts; '' for a home page. */
function pageOf({ pathname, searchParams, hash }: URL): string {
  const route = /^#!?\//.test(hash) ? hash.replace(/^#!?/, '') : '';
  const parts = segmentsOf(`${pathname}${route}`);
  const first = parts.findIndex((part) => !STANDARD_PAGES.has(part));
  const last = parts.findLastIndex((part) => !STANDARD_PAGES.has(part));
  const path = first < 0 ? [] : parts.slice(first, last + 1);
  const query = [...searchParams]
    .filter(([name, value]) => value !== '' && !isPassing(name.toLowerCase()))
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  return `${path.map((part) => `/${part}`).join('')}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

const isPassing = (name: string) => TRACKING_PARAMETER.test(name) || PASSING_PARAMETERS.has(name);

function segmentsOf(path: string): string[] {
  return path
    .toLowerCase()
    .split('/')
    .map((part) => part.replace(/\.(?:html?|php|aspx?|jsp)$/, ''))
    .filter((part) => part !== '');
}

/** Removes a language or mobile subdomain: 'linkedin.com' for 'ch.linkedin.com' and 'm.linkedin.com'. */
function withoutLanguage(host: string): string {
  return host.replace(/^(?:[a-z]{2}|m)\./, '');
}

function toUrl(text: string): URL | null {
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(text);
  if (hasScheme && !/^https?:/i.test(text)) return null;
  const address = hasScheme ? text : `https://${text}`;
  return isUrl(address) ? new URL(address) : null;
}
