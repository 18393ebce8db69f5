import { foldText } from './fold-text';

/** Folded words beside a canton that a company may not have, does not have yet, or has no more: 'evtl. ZH', 'ex BE'. */
const REMARKS: ReadonlySet<string> = new Set(
  (
    'evtl eventuell event eventuel eventuellement eventualmente eventuale vielleicht vermutlich wohl ' +
    'wahrscheinlich moglicherweise voraussichtlich ev maybe perhaps probably possibly likely unclear unsure peut etre ' +
    'probable probablement forse probabilmente unklar offen tbd tbc tba ca etwa ungefahr circa env environ about ' +
    'neu new nouveau nouvelle nuovo nuova alt old ancien ancienne vecchio ex ehem ehemals ehemalig fruher zuvor vormals ' +
    'bisher bislang formerly former previously avant anciennement precedemment prima gia ' +
    'bald demnachst kunftig zukunftig geplant planned soon future futur future bientot prevu prevue presto previsto ' +
    'jetzt nun aktuell now currently desormais maintenant ora adesso ab seit bis since until from to depuis ' +
    'jusque jusqu fino nicht kein keine ohne ausser statt sondern not no without except instead pas non sans sauf hors ' +
    'senza tranne umzug umgezogen wegzug zuzug wechsel verlegt verlegung move moved moving relocation relocated ' +
    'demenagement demenage trasferimento trasferito nach vers verso oder or ou auch also aussi anche spater later ' +
    'filiale filialen niederlassung zweigniederlassung zweigstelle branch succursale succursali buro bureau office ' +
    'ufficio labor lab labo produktion production werk nahe near pres vicino grunder wohnort founder fondateur'
  ).split(' '),
);
/** Words in small letters that are part of place names: 'Romanel-sur-Lausanne VD', 'Muri b. Bern BE'. */
const PARTICLES: ReadonlySet<string> = new Set(
  'a am an auf b bei chez d da de del della der des di du en et i im in l la le les ob s sopra sous sur und v'.split(
    ' ',
  ),
);
/** Pattern of a Swiss postcode before a place. */
const POSTCODE = /^(?:CH[-\s]?)?[1-9]\d{3}\s+(?=\p{Lu}\p{L}*\p{Ll})/u;
const BETWEEN_WORDS = /[\s.,;:/()[\]’'\-–—]+/u;

/** Removes the postcode before a place: '8001 Zürich'. */
export const withoutPostcode = (text: string): string => text.replace(POSTCODE, '');

/** Returns true for a text with a remark, year or arrow, so that the canton that it names may not be the present one. */
export function hasRemark(text: string): boolean {
  if (/[\d?:<>→]/u.test(text)) return true;
  return text.split(BETWEEN_WORDS).some((word) => REMARKS.has(foldText(word)));
}

/** Returns true if the words beside a canton code may be the name of a place: 'Epalinges', 'Muri b. Bern'. */
export function isPlaceName(words: readonly string[]): boolean {
  const isCapital = (word: string) => /^\p{Lu}/u.test(word);
  return words.some(isCapital) && words.every((word) => isCapital(word) || PARTICLES.has(word));
}
