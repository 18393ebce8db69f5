import { isUrl } from './is-url';

const words = (text: string) => new Set(text.split(/\s+/).filter((word) => word !== ''));

/** Profiles, app stores, portals and universities, where many companies have a page each: only the path identifies one. */
const SHARED_HOSTS = words(`
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
`);

/** Languages, and pages that every website has: they name no company on a shared host. */
const STANDARD_PAGES = words(`
  de en fr it rm ch us uk at li de-ch fr-ch it-ch en-ch en-us en-gb
  home index default main start startseite accueil about about-us aboutus ueber-uns uber-uns a-propos chi-siamo
  contact contact-us kontakt contatti imprint impressum privacy datenschutz team people jobs careers karriere
  news blog press presse media product products produkte produits prodotti service services dienstleistungen solutions
  losungen loesungen technology shop
`);

/** Query parameters that track a visit or choose a language. */
const PASSING_PARAMETERS = words(`
  gclid fbclid msclkid ref referrer source trk lang language locale hl gl l originalsubdomain
`);
const TRACKING_PARAMETER = /^(?:utm|mc)_/;

/**
 * Host of a website, lower case, without www.
 * @param url with or without a scheme: 'https://www.Foo.ch/en' and 'foo.ch' give 'foo.ch'
 * @returns null for empty text, another scheme than http and https, an address without a
 *   dot ('n/a') or a mail address. Never throws.
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
 * The website host when it identifies one company.
 * @returns null where websiteHost is null, and for hosts that many companies share
 */
export function companyHost(url: string | null | undefined): string | null {
  const host = websiteHost(url);
  return host === null || SHARED_HOSTS.has(withoutLanguage(host)) ? null : host;
}

/**
 * The key by which curation takes two websites for one: the host alone for a home page, and the host with the path for
 * any other page, because several companies may have pages on one host. Languages, standard pages (/about) and
 * parameters that track a visit make no difference.
 * @param url with or without a scheme
 * @returns 'foo.ch' for 'https://www.foo.ch/en/about', 'portal.ch/foo' for 'portal.ch/foo/', 'linkedin.com/company/foo';
 *   null for no address and for the home page of a shared host. Never throws.
 */
export function websiteKey(url: string | null | undefined): string | null {
  const host = websiteHost(url);
  const parsed = toUrl((url ?? '').trim());
  if (host === null || parsed === null) return null;
  const page = pageOf(parsed);
  const bare = withoutLanguage(host);
  if (!SHARED_HOSTS.has(bare)) return `${host}${page}`;
  return page === '' ? null : `${bare}${page}`;
}

/** The page as '/path?query' without what makes no difference; '' for a home page. */
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

/** 'linkedin.com' of 'ch.linkedin.com' and 'm.linkedin.com'. */
function withoutLanguage(host: string): string {
  return host.replace(/^(?:[a-z]{2}|m)\./, '');
}

function toUrl(text: string): URL | null {
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(text);
  if (hasScheme && !/^https?:/i.test(text)) return null;
  const address = hasScheme ? text : `https://${text}`;
  return isUrl(address) ? new URL(address) : null;
}
