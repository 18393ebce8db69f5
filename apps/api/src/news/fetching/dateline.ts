/** Maximum length of the text before the time of a dateline or byline, in UTF-16 units. */
const LONGEST_START = 60;
/** Length of the text before and after a time that is inspected, in UTF-16 units. */
const LOOKED_AT = 120;

/** Returns a pattern for any of the words in German, English, French and Italian. */
const any = (words: Readonly<Record<'de' | 'en' | 'fr' | 'it', string>>) =>
  `(?:${Object.values(words).join('|')})`;
const THIS_ARTICLE = any({
  de: 'diese[rs]? (?:artikel|beitrag|bericht|text|meldung|mitteilung|medienmitteilung)',
  en: 'this (?:article|story|post|report|text|press release)',
  fr: "(?:cet|ce|cette|l[’']) ?(?:article|texte|communiqué|billet)",
  it: "(?:questo|quest[’']|l[’']) ?(?:articolo|testo|comunicato)",
});
const WAS = any({ de: 'wurde|ist', en: 'was|is', fr: 'a été|est', it: 'è stato|è' });
const FIRST = any({ de: 'zuerst|erstmals', en: 'first|originally', fr: 'initialement', it: 'inizialmente' });
const PUBLISHED = any({
  de: 'veröffentlicht|publiziert|erschien(?:en)?|(?:(?:medien|presse)?mitteilung|(?:medien|presse)?meldung)',
  en: 'published|posted|(?:press|media|news) release',
  fr: 'publiée?|parue?|mise? en ligne|communiqué(?: de presse)?',
  it: 'pubblicat[oa]|uscit[oa]|comunicato(?: stampa)?',
});
const PREPOSITION = any({ de: 'am|vom|den', en: 'on|of', fr: 'le|du', it: 'il|del' });
const ARTICLE_WAS = `(?:${THIS_ARTICLE} (?:${WAS} )?(?:${FIRST} )?)`;

/** Matches a word of publication at the start of a line or sentence, directly before a date. */
const PUBLISHED_ON = new RegExp(
  String.raw`(?:^|[.!?|·•–—:(] ?)${ARTICLE_WAS}?${PUBLISHED}(?: ${PREPOSITION})?:?$`,
  'iu',
);
const ARTICLE_ON = new RegExp(`(?:^|[.!?|·•–—:(] ?)${ARTICLE_WAS}${PREPOSITION}$`, 'iu');
const PUBLISHED_AFTER = new RegExp(String.raw`^ ?${PUBLISHED}(?!\p{L})`, 'iu');
const BEFORE_DATE = new RegExp(`(?:^| )(?:${PUBLISHED} )?${PREPOSITION}$`, 'iu');
/** Separators of a line of details, which no sentence contains: 'Anna Muster | 4. Mai | 3 Min.'. */
const DETAILS = /[|·•]$/;
const AUTHOR = '[Vv]on|[Bb]y|[Pp]ar|D[ai]|Text|Autor(?:in)?|Author|Auteure?|Autore|Autrice';
const BYLINE = new RegExp(String.raw`^(?:${AUTHOR}):? \p{Lu}.*[,–—:(/-]$`, 'u');
const PARTICLE = 'von|van|und|and|et|de[rlns]?|di|da|du|la|le|am|im|bei|sur|sous';
/** Matches a word of a name of a place or person. */
const NAME = new RegExp(String.raw`^[\p{P}\p{S}]*(?:[\p{Lu}\d]|$|(?:${PARTICLE})$)`, 'u');
const HOUR_OR_AUTHOR = 'um|à|at|alle|ore|von|by|par|di|da';
const CHANGE = 'zuletzt|letzte|aktualisiert|mis|modifi|updated|last|aggiornat|ultim';
const HOUR_OR_NAME = String.raw`,? ?(?:\d|(?:${HOUR_OR_AUTHOR}) (?:der |la )?[\p{Lu}\d])`;
/** Matches what follows the date of a dateline: the end, a separator, the time of day or the author. */
const END_OF_DATELINE = new RegExp(`^ ?(?:$|[–—|·•:./()-]|${HOUR_OR_NAME})`, 'u');
const OTHER_WORD = String.raw`(?!(?:${HOUR_OR_AUTHOR})(?!\p{L})|${CHANGE})\p{Ll}`;
/** Matches the continuation of a sentence after a date. */
const continued = (comma: string) => new RegExp(`^ ?${comma} ?${OTHER_WORD}`, 'u');
const CONTINUED = continued(',?');
const CONTINUED_BY_COMMA = continued(',');

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ');

/**
 * Returns whether a date belongs to a byline or dateline, such as 'Bern, 4. Mai – …', or follows a word of publication.
 * @param textBefore text before the date in its line
 * @param textAfter text after the date in its line
 */
export function isDateline(textBefore: string, textAfter: string): boolean {
  const before = onOneLine(textBefore.slice(-LOOKED_AT)).trim();
  const after = onOneLine(textAfter.slice(0, LOOKED_AT));
  if (before === '') return !CONTINUED.test(after);
  if (DETAILS.test(before)) return true;
  if (PUBLISHED_ON.test(before)) return !CONTINUED_BY_COMMA.test(after);
  if (ARTICLE_ON.test(before)) return PUBLISHED_AFTER.test(after);
  if (before.length > LONGEST_START || !END_OF_DATELINE.test(after)) return false;
  const start = before.replace(BEFORE_DATE, '').trim();
  return start !== '' && (BYLINE.test(start) || start.split(' ').every((word) => NAME.test(word)));
}
