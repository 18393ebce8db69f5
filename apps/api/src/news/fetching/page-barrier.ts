import { isConsentText } from './consent-text';

/** Barrier between a visitor and the article; `not_found` is an error page with status 200. */
export type Barrier = 'paywall' | 'consent_page' | 'not_found';

/** Part of a document that the detection of barriers needs. */
type Page = {
  querySelectorAll: (selector: string) => Iterable<{
    getAttribute: (name: string) => string | null;
    readonly textContent: string | null;
  }>;
};

/** Inspected length of structured data, in UTF-16 units. The relevant properties are in the first lines. */
const LOOKED_AT = 20_000;
/** Minimum length, in UTF-16 units, of an article on a page with signs of a barrier. Teasers are shorter. */
const LEAST_ARTICLE = 800;

const NOT_FREE = /"isAccessibleForFree"\s{0,9}:\s{0,9}"?false/i;
const LOCKED = /^(?:locked|metered|paid|premium)$/i;
const TIER = 'meta[property="article:content_tier"],meta[name="article:content_tier"]';
const WALL = '[class*="paywall" i],[id*="paywall" i],[class*="regwall" i],[class*="subscriber-only" i]';
const SUBSCRIBE = [
  String.raw`(?:nur |exklusiv )?für (?:unsere )?abonnent(?:en|innen)`,
  String.raw`weiterlesen mit (?:einem )?abo|jetzt abonnieren und weiterlesen`,
  String.raw`réservé aux abonné|article réservé|abonnez-vous pour lire`,
  String.raw`riservat[oa] agli abbonati|abbonati per (?:continuare|leggere)`,
  String.raw`subscribe (?:now )?to (?:continue|keep) reading|for subscribers only|already a subscriber`,
];
const SUBSCRIBE_WORDS = new RegExp(SUBSCRIBE.join('|'), 'i');
const GATE = String.raw`consent|cookie-?(?:consent|wall)|privacy-?(?:gate|wall|consent)`;
const CONSENT_ADDRESS = new RegExp(String.raw`[/.](?:${GATE})(?![\p{L}\d])`, 'iu');
const CONSENT_TITLE = /\bcookies?\b|\bconsent|einwilligung|zustimm|consentement|consenso/i;
const NOT_FOUND = [
  String.raw`(?:page|article|seite|artikel) (?:not found|nicht gefunden|existiert nicht)`,
  String.raw`page (?:introuvable|non trouvée)|article introuvable|pagina non trovata`,
  String.raw`(?:fehler|error|erreur|errore)[ -]404|^404\b`,
];
const NOT_FOUND_WORDS = new RegExp(NOT_FOUND.join('|'), 'i');

/** Signs of a barrier on a page, collected before its readable text is extracted. */
export type BarrierSigns = { titles: string[]; isLocked: boolean };

/** Collects the signs of a barrier in a document. */
export function barrierSigns(page: Page): BarrierSigns {
  const tiers = [...page.querySelectorAll(TIER)].map((meta) => meta.getAttribute('content') ?? '');
  const data = [...page.querySelectorAll('script[type="application/ld+json"]')];
  return {
    titles: [...page.querySelectorAll('title,h1')].map(({ textContent }) => (textContent ?? '').trim()),
    isLocked:
      tiers.some((tier) => LOCKED.test(tier)) ||
      data.some(({ textContent }) => NOT_FREE.test((textContent ?? '').slice(0, LOOKED_AT))) ||
      [...page.querySelectorAll(WALL)].length > 0,
  };
}

/**
 * Returns the barrier that replaces the article of a page: a paywall, a consent wall, or an error page with status
 * 200. A long text that is not a consent wall is an article despite such signs.
 * @param address address of the page, after redirects
 * @param text readable text of the page
 */
export function barrierOf({ titles, isLocked }: BarrierSigns, address: string, text: string): Barrier | null {
  const { hostname, pathname } = new URL(address);
  if (CONSENT_ADDRESS.test(`.${hostname}${pathname}`) || isConsentText(text)) return 'consent_page';
  if (text.length >= LEAST_ARTICLE) return null;
  if (titles.some((title) => NOT_FOUND_WORDS.test(title))) return 'not_found';
  if (isLocked || SUBSCRIBE_WORDS.test(text)) return 'paywall';
  return titles.some((title) => CONSENT_TITLE.test(title)) ? 'consent_page' : null;
}
