/** What keeps a visitor from the article of a page. */
export type Barrier = 'paywall' | 'consent_page';

/** The part of a document that is looked at. */
type Page = {
  querySelectorAll: (selector: string) => Iterable<{
    getAttribute: (name: string) => string | null;
    readonly textContent: string | null;
  }>;
};

/** Of each piece of structured data, in UTF-16 units: what is asked for is in its first lines. */
const LOOKED_AT = 20_000;
const NOT_FREE = /"isAccessibleForFree"\s{0,9}:\s{0,9}"?false/i;
const LOCKED = /^(?:locked|metered|paid|premium)$/i;
const TIER = 'meta[property="article:content_tier"],meta[name="article:content_tier"]';
const GATE = String.raw`consent|cookie-?(?:consent|wall)|privacy-?(?:gate|wall|consent)`;
const CONSENT_ADDRESS = new RegExp(String.raw`[/.](?:${GATE})(?![\p{L}\d])`, 'iu');
const CONSENT_TITLE = /\bcookies?\b|\bconsent|einwilligung|zustimm|consentement|consenso/i;

/**
 * A paywall that the page declares, or a page that asks for consent in the article's place.
 * @param address of the page, after redirects
 */
export function barrierOf(page: Page, address: string): Barrier | null {
  const tiers = [...page.querySelectorAll(TIER)].map((meta) => meta.getAttribute('content') ?? '');
  const data = [...page.querySelectorAll('script[type="application/ld+json"]')];
  if (
    tiers.some((tier) => LOCKED.test(tier)) ||
    data.some(({ textContent }) => NOT_FREE.test((textContent ?? '').slice(0, LOOKED_AT)))
  )
    return 'paywall';
  const { hostname, pathname } = new URL(address);
  const [title] = [...page.querySelectorAll('title')];
  return CONSENT_ADDRESS.test(`.${hostname}${pathname}`) || CONSENT_TITLE.test(title?.textContent ?? '')
    ? 'consent_page'
    : null;
}
