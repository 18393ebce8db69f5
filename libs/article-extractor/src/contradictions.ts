import { foldText } from '@vaglio/startups-domain';
import { oneOf } from './one-of';
import { cuesOf } from './relations/cue-words';

/** Folded words that negate nearby words or turn them into a possibility. `stem*` matches every word with that stem. */
const DENIES =
  'not never neither nothing nowhere could might instead fails failed missed nicht nichts nie niemals kein* weder statt ' +
  'anstatt anstelle soll sollte sollen sollten leer pas aucun* jamais ni pourrait* lieu non nessun* mai potrebbe* invece';
/** Words that negate the entire statement, regardless of their position. */
const CALLED_OFF =
  'denied denies deny cancelled canceled cancels rejected rejects declined declines abandoned rumour* rumor* allegedly ' +
  'abgesagt* abgelehnt* abgebrochen* dementier* geplatzt* gescheitert* scheitert* verzichtet* gerucht* angeblich* annule* ' +
  'echoue* refuse* dementi* renonce* rumeur* annulla* fallit* rifiuta* smenti* rinuncia*';
const HARMLESS_WORDS = [
  'not (?:only|least)|nicht (?:nur|zuletzt|weniger als)',
  'pas (?:seulement|moins)|non (?:solo|meno)',
];
const HARMLESS = new RegExp(String.raw`\b${oneOf(...HARMLESS_WORDS)}\b`, 'gu');
const JOINS = 'und|and|et|ed|aber|but|mais|ma|while|während|tandis que|mentre';
const BREAK = new RegExp(String.raw`[,;:–—](?=\s)|\s(?:${JOINS})\s`, 'giu');
const GETS = [
  '(?:(?:has|have|had) )?(?:just )?(?:raised|raises|secured|secures|closed|received|receives|collected|landed|won|wins)',
  '(?:a|avait) (?:levé|obtenu|récolté|reçu|gagné|remporté)',
  'sammelt|sammelte|gewinnt|gewann|ha (?:raccolto|ottenuto|ricevuto|vinto)',
];
/** Pattern of the subject directly before a verb such as 'raises' or 'wins'. */
const SUBJECT = new RegExp(String.raw`(\p{Lu}[\p{L}\p{N}&’'-]+)\s${oneOf(...GETS)}(?!\p{L})`, 'gu');
const SOME_COMPANY = new Set(
  'it they he she we elle elles ils il er sie es ag sa gmbh sarl sagl ltd inc ceo which who that'.split(' '),
);
/** Cue families that describe an amount as anything other than raised money. */
const OTHER_SUMS: ReadonlySet<string> = new Set(['market', 'turnover', 'value', 'takeover', 'fund', 'seek']);
/** Words for a lost award, in addition to the cue families of the relation models. */
const LOSES_AWARD = 'bewirb* lost loses runner runners unterlag* unterlegen verlor* perdu perd perde perso';
const LOSES =
  'debt* owes fine fined loss* lost saves saved assets salary salaries wages damage* schuld* verlor* verliert* busse* gespart* ' +
  'umsetz* vermogen* lohn* schaden* spend* spent ausgegeb* ausgab* dette* amende perd* perte* depens* debit* multa perdit* ' +
  'perso spes* donates donated subsid* need* brauch* benotig* besoin bisogno wide weit billig* teuer*';
/** Words for a market, an order or a contract. An amount after such a word describes its size. */
const SIZES = [
  String.raw`market|\p{L}*markt|marché|mercato|branche|industry|sector|secteur|settore|volumen`,
  'order|contract|auftrag|contrat|commande|contratto|offer',
];
const SIZE = new RegExp(String.raw`(?<!\p{L})${oneOf(...SIZES)}(?!\p{L})[^.;]{0,25}$`, 'iu');
/**
 * Pattern of words before an amount that is spent and is therefore not new money: 'boosts sales with CHF 5 million'.
 */
const IS_USED = /(?<!\p{L})(?:with|us(?:e|es|ing)|mit|avec|con)(?: the| den| dem| les| i)?\s$/iu;
/** Units of time after a price: 'CHF 5,000 per month'. */
const TIME_UNITS = 'month|monat|mois|mese|day|tag|jour|giorno|hour|stunde|heure|ora';
const SALES_UNITS = 'user|nutzer(?:in)?|utilisateur|utente|licen[cs]e|lizenz|unit|stück|kilo|kg|tonne';
const PRICE_AFTER = new RegExp(
  String.raw`^\s?(?:(?:per|pro|par|al|all[’'])\s?|/\s?)(?:${TIME_UNITS}|${SALES_UNITS})(?!\p{L})`,
  'iu',
);
/** Cue families that describe income. */
const COMES_IN: ReadonlySet<string> = new Set(['round', 'invest', 'won', 'award', 'loan', 'lead']);
const MONEY_COMES =
  'rais* secur* erhalt* erhielt* bekam* bekomm* sicher* gesicher* aufgenommen* aufnahm* nahm* nimmt* eingenommen* ' +
  'eingesammelt* eingeworben* einsammel* einwerb* sammeln geholt holt* holen floss* fliess* zufliess* geflossen* steckt* stecken kamen kommen ' +
  'beschafft* geld gelder mittel* backing got gets obtain* collect* land* attract* injects* funds fonds recu* recoit* ' +
  'obten* obtient* recolt* decroch* collecte* verse* apport* ottenut* ottien* ricev* incass* raccogl*';
/** Cue families with which a clause refers to a company that the clause does not name. */
const BACK: ReadonlySet<string> = new Set(['company', 'round', 'lead', 'found']);
const REFERS =
  'it its they their them itself he she his her we our es sie er ihr ihre ihrem ihren ihrer ihres sein seine seinem ' +
  'seinen seiner seines dieses diese wir unser* damit dafur elle elles il ils son sa ses leur leurs nous notre nos celle* ' +
  'celui essa esso suo sua suoi sue loro noi nostr* founders founder grunder* fondateu* fondatric* fondator*';

/** Returns a function that tests whether the words of a text include one of the listed words or stems. */
function wordTest(list: string): (words: readonly string[]) => boolean {
  const entries = list.split(' ');
  const whole = new Set(entries.filter((entry) => !entry.endsWith('*')));
  const stems = entries.filter((entry) => entry.endsWith('*')).map((entry) => entry.slice(0, -1));
  return (words) => words.some((word) => whole.has(word) || stems.some((stem) => word.startsWith(stem)));
}
const denies = wordTest(DENIES);
const loses = wordTest(LOSES_AWARD);
const losesMoney = wordTest(LOSES);
const callsOff = wordTest(CALLED_OFF);
const refers = wordTest(REFERS);
const moneyComes = wordTest(MONEY_COMES);

const wordsOf = (text: string): string[] =>
  foldText(text.replaceAll(/n[’']t(?!\p{L})/gu, ' not'))
    .replaceAll(HARMLESS, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Returns the part of a statement around a position, up to the nearest boundary on each side. */
function partAround(statement: string, start: number, end: number): string {
  const breaks = [...statement.matchAll(BREAK)].map(({ index }) => index);
  const from = breaks.filter((at) => at <= start).at(-1) ?? 0;
  const to = breaks.find((at) => at >= end) ?? statement.length;
  return statement.slice(from, to);
}

/** Returns true if a statement negates or doubts the value at a position, or attributes it to another company. */
export function isDenied(
  statement: string,
  { start, end }: { readonly start: number; readonly end: number },
  company: string,
): boolean {
  const part = partAround(statement, start, end);
  if (callsOff(wordsOf(statement)) || denies(wordsOf(part))) return true;
  const own = new Set(wordsOf(company));
  return [...part.matchAll(SUBJECT)].some((match) => {
    const subject = foldText(match[1]);
    return !wordsOf(subject).some(
      (word) => own.has(word) || SOME_COMPANY.has(word) || cuesOf(word).includes('company'),
    );
  });
}

/**
 * Returns true if an amount may be income of the company. The statement either describes income or gives the amount no
 * other meaning, as in "A with 5 million, B with 3". A market size, an order or a price per month never counts.
 */
export function isIncome(
  statement: string,
  { start, end }: { readonly start: number; readonly end: number },
): boolean {
  const before = statement.slice(Math.max(0, start - 60), start);
  if (SIZE.test(before) || PRICE_AFTER.test(statement.slice(end, end + 30))) return false;
  return (
    speaksOfIncome(statement) ||
    IS_USED.test(before) ||
    !callsOther(wordsOf(partAround(statement, start, end)))
  );
}

function speaksOfIncome(text: string): boolean {
  const words = wordsOf(text);
  return moneyComes(words) || words.some((word) => cuesOf(word).some((cue) => COMES_IN.has(cue)));
}

/** Returns true if the words describe an amount that is not raised money. */
const callsOther = (words: readonly string[]): boolean =>
  losesMoney(words) || words.some((word) => cuesOf(word).some((cue) => OTHER_SUMS.has(cue)));

/**
 * Returns true if the statement describes an award that was not won, or not yet, as for finalists, sponsors or jury
 * members.
 */
export function isNotWon(statement: string): boolean {
  const words = wordsOf(statement);
  return loses(words) || words.some((word) => cuesOf(word).includes('not won'));
}

/** Returns true if a statement is about the founding of a company. */
export const speaksOfFounding = (statement: string): boolean =>
  wordsOf(statement).some((word) => cuesOf(word).includes('found'));

/**
 * Returns true if a clause without a company name refers to the company of its paragraph. It may contain a pronoun,
 * 'the startup' or a financing round.
 */
export function refersBack(clause: string): boolean {
  const words = wordsOf(clause);
  return refers(words) || words.some((word) => cuesOf(word).some((cue) => BACK.has(cue)));
}
