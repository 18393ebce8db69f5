import { foldText } from './fold-text';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''));

/** Pattern of check marks and other symbols that people enter for "yes". */
const CHECK_MARKS = /^(?:[x✓✔☑✅√👍●•■★⭐*+]\uFE0F?)+$/iu;
/** Folded words that set a flag or award. */
const YES = words(`
  y yes j ja o oui s si t true w wahr v vrai vero richtig on ein ok okay done erledigt fait fatto
  sent gesendet versendet envoye envoyee inviato inviata passed bestanden reussi superato signed unterzeichnet signe
  interested interessiert interesse interessee interessato candidate kandidat invested investiert
  won win winner sieger siegerin gewonnen gewinner gagne gagnant laureat laureate vinto vincitore finalist finaliste finalista
  gold silver bronze silber argent oro argento or awarded granted received erhalten recu ricevuto obtenu
  selected ausgewahlt alumni alumnus participant participated teilnehmer teilgenommen member mitglied membre membro
`);
/** Folded words that may accompany a number, such as a year, stage or amount. */
const BESIDE_NUMBER = words(`
  stage phase etappe round runde tour top rang rank place platz batch cohort edition in im en
  chf eur usd k mio tsd fr st nd rd th er eme am le il
  jan feb mar marz apr mai may jun juni jul juli aug sep sept oct okt oktober nov dec dez januar februar april august
  september november dezember january february march june july october december janvier fevrier mars avril juin juillet
  aout septembre octobre novembre decembre gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre
  novembre dicembre
`);
const PERCENT = '%';
const MAX_CHARACTERS = 100;

/**
 * Returns true for a cell that clearly sets a flag or award: a check mark, a word for "yes", a year, date or other
 * positive number, or the name of the flag or award. Any other entry also sets the flag or award, but imports add a
 * note to it.
 * @param name name of the flag or award
 */
export function isAffirmative(cell: string, name: string): boolean {
  if (cell.length > MAX_CHARACTERS) return false;
  if (CHECK_MARKS.test(cell.replace(/\s/gu, ''))) return true;
  if (cell.includes(PERCENT)) return false;
  const own = foldText(name.replace(/\([A-Z]\)$/, ''));
  const text = foldText(cell);
  if (text !== '' && text === own) return true;
  const found = text.match(/\p{L}+|\d+/gu) ?? [];
  const hasNumber = found.some((word) => Number(word) > 0);
  return (
    (hasNumber || found.some((word) => YES.has(word))) &&
    found.every((word) => /^\d/.test(word) || YES.has(word) || (hasNumber && BESIDE_NUMBER.has(word)))
  );
}
