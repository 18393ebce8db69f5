/** Maximum length of a consent text in UTF-16 units. Longer texts also contain an article. */
const LONGEST_CONSENT = 8_000;
/** Minimum share of a text that consists of lines about consent. */
const LEAST_SHARE = 0.5;
/** Minimum number of different consent phrases in a consent wall. */
const LEAST_PHRASES = 2;

const anyOf = (...words: string[]) => new RegExp(words.join('|'), 'i');

/** Phrases of consent walls in all languages. Articles about consent rarely contain several of them. */
const PHRASES = [
  /(?:unser(?:e|en)|our|nos|i nostri) [\d’'. ]{0,7} ?(?:partner|vendors)/i,
  anyOf('alles? akzeptieren', 'accept all', 'tout accepter', 'accetta(?:re)? tutt'),
  anyOf('alles? ablehnen', 'reject all', 'tout refuser', 'rifiuta(?:re)? tutt'),
  anyOf('auf einem gerät', 'on a device', 'sur un (?:appareil|terminal)', 'sul? (?:un )?dispositivo'),
  anyOf('berechtigte[nsm]? interesse', 'legitimate interest', 'intérêts? légitime', 'legittimo interesse'),
  anyOf('personenbezogene daten', 'personal data', 'données personnelles', 'dati personali'),
  anyOf('cookie-?einstellungen', 'cookie (?:settings|preferences)', 'paramètres des cookies'),
];
const TOPIC = [
  'cookie|consent|einwillig|zustimm|datenschutz|tracking|werbepartner|personalisiert',
  'consentement|confidentialité|traceur|personnalis|consenso|privacy|profilazione|personalizz',
  'partner|partenaires|vendors|gerät|device|appareil|dispositivo|akzeptieren|ablehnen|accept|reject',
];
const TOPIC_WORDS = new RegExp(TOPIC.join('|'), 'i');

/**
 * Returns whether a text is a consent wall: it contains several typical phrases, and most of its lines are about
 * consent.
 */
export function isConsentText(text: string): boolean {
  if (text.length > LONGEST_CONSENT) return false;
  if (PHRASES.filter((phrase) => phrase.test(text)).length < LEAST_PHRASES) return false;
  const lines = text.split('\n');
  const ofTopic = lines.filter((line) => TOPIC_WORDS.test(line)).join('\n').length;
  return ofTopic >= text.length * LEAST_SHARE;
}
