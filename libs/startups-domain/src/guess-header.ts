import { cantonCode } from './canton-code';
import { foldKey, foldText } from './fold-text';
import { hasOtherMeaning } from './header-remarks';
import { isTruthyCell } from './import-cells';
import { areCurrencies, holdsInvestments } from './money-columns';
import { isUnitText, LINKS } from './parse-amount';
import type { StartupField } from './fields/startup-fields';
import { EXPORT_COLUMNS, matchHeader, type ImportColumn } from './import-columns';

/**
 * Header synonyms of the fields in the languages of Switzerland, separated by commas. A field without synonyms has an
 * empty text.
 */
export const SYNONYMS: Readonly<Record<StartupField | 'id' | 'rejected', string>> = {
  id: 'nr, nummer id, identifier, external id',
  company_name:
    'company, firma, firmenname, unternehmen, unternehmensname, startup, startup name, name, ' +
    'entreprise, societe, nom, nom de l entreprise, azienda, impresa, societa, nome, ' +
    'name der firma, firmenbezeichnung, nom de la startup, nom de la societe, nom entreprise, nome startup, nome azienda, ' +
    'nome dell azienda, nome della startup, name des startups, name der startup, name des unternehmens, ' +
    'name of the startup, name of startup, name of the company, name of company, nom du startup, nome dello startup, ' +
    'teamname, nom de l equipe, nome del team, project, projekt, projet, progetto, ' +
    'project name, projektname, nom du projet, nome del progetto, organization name, organisation name',
  first_name: 'vorname, prenom, given name, founder first name',
  last_name: 'nachname, familienname, nom de famille, cognome, surname, family name, founder last name',
  social_reason: 'legal name, raison sociale, ragione sociale, rechtlicher name',
  founding_year:
    'founded, founded in, foundation, year, year founded, year of foundation, grundung, grundungsjahr, gegrundet, ' +
    'jahr, fondation, annee de fondation, fondee, fondee en, anno, anno di fondazione, fondazione, ' +
    'grundungsdatum, datum der grundung, jahr der grundung, annee, annee de creation, annee creation, date de creation, ' +
    'date de fondation, cree en, creee en, anno fondazione, anno di costituzione, data di fondazione, ' +
    'data di costituzione, founding date, date founded, foundation date, date of foundation, established, ' +
    'year established, incorporated, incorporation date, founded date',
  sector:
    'industry, branche, sektor, bereich, secteur, domaine, settore, ambito, ' +
    'secteur d activite, branche sektor, settore di attivita, tatigkeitsbereich',
  country: 'land, pays, paese',
  canton:
    'kanton, kt, ct, cantone, canton code, kantonskurzel, ' +
    'sitzkanton, kanton sitz, canton du siege, canton siege, cantone sede, cantone della sede, hq canton',
  raised_money:
    'funding, amount, amount raised, raised, total raised, finanzierung, kapital, betrag, levee de fonds, ' +
    'montant, fonds leves, finanziamento, importo, capitale raccolto, ' +
    'montant leve, montants leves, montant de la levee, total leve, importo raccolto, capitali raccolti, fondi raccolti, ' +
    'funding amount, total funding, raised amount, capital raised, round size, finanzierungssumme, finanzierungsbetrag, ' +
    'investitionssumme, rundengrosse, total funding amount, total money raised',
  raised_currency:
    'currency, wahrung, monnaie, devise, valuta, ' + 'currency code, wahrungscode, ccy, whg, whrg, curr',
  main_article_info: 'article, artikel, articolo',
  article_date: 'date, datum, date de l article, data',
  website:
    'web, webseite, homepage, internet, site, site web, site internet, sito, sito web, domain, www, ' +
    'company website, company domain name, website url, webadresse, internetadresse, sito internet, adresse web',
  url: 'link, article url, source',
  email:
    'mail, e mail, mail address, e mail adresse, courriel, contact email, kontakt email, ' +
    'email address, adresse e mail, indirizzo e mail',
  number:
    'phone, phone number, telefon, telefonnummer, tel, telephone, telefono, mobile, ' +
    'telefon nr, tel nr, numero de telephone, numero di telefono',
  investors: 'investor, investoren, investisseurs, investitori',
  partnership: 'partner, partners, partenaires, partnerschaft, partnerships',
  company_description:
    'description, beschreibung, kurzbeschrieb, kurzbeschreibung, descrizione, about, ' +
    'short description, kurze beschreibung, description courte, breve descrizione, descrizione breve',
  advisors: 'advisor, berater, conseillers, consulenti',
  other_award: 'other awards, weitere preise, autres prix, altri premi',
  pros_text: 'strengths, starken, points forts',
  cons_text: 'weaknesses, schwachen, points faibles, risiken, risques',
  rejected: 'abgelehnt, refuse',
};

type FieldColumn = Exclude<ImportColumn, { kind: 'award' | 'ignored' }>;

/** Fields and flags that a file column can be mapped to, in export order. */
export const FIELD_COLUMNS: readonly FieldColumn[] = EXPORT_COLUMNS.flatMap((column) =>
  column.kind === 'award' || column.kind === 'ignored' ? [] : [column],
);

/** Ambiguous synonyms. Any other column that matches the field takes precedence over them. */
const VAGUE = new Set(
  (
    'nr,startup,start up,year,jahr,anno,annee,amount,betrag,montant,importo,kapital,date,datum,data,link,' +
    'source,internet,domain,bereich,domaine,ambito,land,partner,article,artikel,articolo,site,web'
  )
    .split(',')
    .map(foldKey),
);
/** Synonyms of the company that give way to a column "Startup" or "Company". */
const PROJECTS = new Set(
  (
    'teamname,nom de l equipe,nome del team,project,projekt,projet,progetto,' +
    'project name,projektname,nom du projet,nome del progetto'
  )
    .split(',')
    .map(foldKey),
);
/** Headers of a year, which is that of the award or round if the file has a column of these. */
const PLAIN_YEARS = new Set(['year', 'jahr', 'anno', 'annee']);
const EVENTS = new Set(
  (
    'preis,award,prize,prix,premio,auszeichnung,distinction,riconoscimento,programm,program,programme,programma,' +
    'wettbewerb,competition,concours,concorso,runde,finanzierungsrunde,round,tour,batch,kohorte,cohort,edition,ausgabe'
  )
    .split(',')
    .map(foldKey),
);
/** Headers that mean a person's name if another column contains the other part of the name. */
const PLAIN_NAMES = new Set(['name', 'nom', 'nome']);

const FIELD_BY_SYNONYM = new Map(
  Object.entries(SYNONYMS).flatMap(([field, names]) =>
    names
      .split(',')
      .map(foldKey)
      .filter((name) => name !== '')
      .map((name) => [name, field] as const),
  ),
);

/**
 * Value checks by field for columns without a known header. All values of a column must pass. A canton code may have
 * another meaning, such as a legal form (AG), a topic (AI), a language (FR) or initials.
 */
const BY_VALUES: readonly (readonly [field: string, areAll: (values: readonly string[]) => boolean])[] = [
  ['email', (values) => values.every((value) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value))],
  [
    'canton',
    (values) => values.every(isCanton) && (values.some(isNamed) || new Set(values).size >= MIN_CODES),
  ],
];
/** Minimum number of different codes in a canton column without a known header. */
const MIN_CODES = 3;
const isCanton = (value: string) => /\p{L}/u.test(value) && value.length <= 30 && cantonCode(value) !== null;
const isNamed = (value: string) => value.length > 2;

/**
 * Confidence of a guess in descending order: header, header without remarks, ambiguous header, project or team, name
 * that may be a person's, values.
 */
const RANKS = ['name', 'bare', 'vague', 'project', 'plain_name', 'values'] as const;
type Rank = (typeof RANKS)[number];
type Guess = { readonly field: string; readonly rank: Rank };

/** Returns the confidence of a known header by its folded text. */
function rankOf(key: string, otherwise: Rank): Rank {
  if (PLAIN_NAMES.has(key)) return 'plain_name';
  if (PROJECTS.has(key)) return 'project';
  return VAGUE.has(key) ? 'vague' : otherwise;
}

/** Pattern of an entry that answers a question, such as "Startup?", and is no name. */
const YES_OR_NO = /^(?:[x✓✗01yjon]|ja|nein|yes|no|oui|non|s[iì]|true|false|wahr|falsch)$/iu;
const areAnswers = (values: readonly string[]): boolean => {
  const filled = values.map((value) => value.trim()).filter(isTruthyCell);
  return filled.length > 0 && filled.every((value) => YES_OR_NO.test(value));
};

/**
 * Guesses the fields of columns from their headers in several languages or from their first values. If several columns
 * match a field, the column with the highest confidence gets it. Among equal matches, the first column wins.
 * @param columns columns with their first values; empty values are ignored
 * @param taken fields that are already mapped to other columns
 * @param rows number of rows of the file, if more than values are given
 * @returns the field per column; null for a column without a match or with a better match elsewhere
 */
export function guessFields(
  columns: readonly { readonly header: string; readonly values: readonly string[] }[],
  taken: ReadonlySet<string>,
  rows?: number,
): (string | null)[] {
  const isName = (field: string) =>
    taken.has(field) || columns.some(({ header }) => guessByName(header)?.field === field);
  const person = isName('first_name') ? 'last_name' : isName('last_name') ? 'first_name' : null;
  const hasEvent = columns.some(({ header }) => EVENTS.has(foldKey(withoutRemarks(header))));
  const hasAmount = columns.some((column) => holdsInvestments(column)) || isName('raised_money');
  const guesses = columns.map(({ header, values }): Guess | null => {
    const key = foldKey(header);
    if (person !== null && PLAIN_NAMES.has(key)) return { field: person, rank: 'name' };
    if ((hasEvent && PLAIN_YEARS.has(key)) || isRowNumber({ header, values }, rows)) return null;
    const named = guessByName(header);
    if (named?.field === 'company_name' && areAnswers(values)) return null;
    if (holdsInvestments({ header, values })) return { field: 'raised_money', rank: 'vague' };
    return named ?? (hasAmount && areCurrencies(values) ? CURRENCY_GUESS : guessByValues(values));
  });
  const fields = columns.map((): string | null => null);
  const given = new Set(taken);
  for (const rank of RANKS)
    guesses.forEach((guess, index) => {
      if (guess?.rank !== rank || given.has(guess.field)) return;
      given.add(guess.field);
      fields[index] = guess.field;
    });
  preferCurrencyBehind(fields, guesses);
  return fields;
}

/** Moves the currency to the column behind the amount: of several amounts, each has its own currency behind it. */
function preferCurrencyBehind(fields: (string | null)[], guesses: readonly (Guess | null)[]): void {
  const [at, behind] = [fields.indexOf('raised_currency'), fields.indexOf('raised_money') + 1];
  if (behind === 0 || guesses[at] !== CURRENCY_GUESS || guesses[behind] !== CURRENCY_GUESS) return;
  fields[at] = null;
  fields[behind] = 'raised_currency';
}

const CURRENCY_GUESS: Guess = { field: 'raised_currency', rank: 'values' };

const NUMBERS_OF_ROWS = new Set([
  'nr',
  'no',
  '#',
  'lfdnr',
  'lfdnummer',
  'laufnummer',
  'n',
  'n°',
  'num',
  'pos',
]);
/** Minimum count of consecutive numbers if they do not start at 1, and their largest start. Larger numbers are IDs. */
const MIN_CONSECUTIVE = 3;
const LARGEST_START = 100;
/** Largest number of a row in relation to the number of rows: a filtered list has gaps. */
const MAX_PER_ROW = 2;

/**
 * Returns true for a column that only numbers the rows below a header such as "Nr.": 1, 2, 3, …, also in another order,
 * repeated or with gaps. Its numbers would join rows of different lists if they were IDs.
 * @param rows number of rows of the file, if more than values are given
 */
export function isRowNumber(
  { header, values }: { header: string; values: readonly string[] },
  rows = values.length,
): boolean {
  if (!NUMBERS_OF_ROWS.has(foldKey(header))) return false;
  const numbers = values.map((value) =>
    Number(/^(\d{1,9})(?:[.)]|[.,]0)?$/.exec(value.trim())?.[1] ?? Number.NaN),
  );
  const [first] = numbers;
  if (first === undefined || numbers.some(Number.isNaN)) return false;
  if (numbers.every((number) => number <= MAX_PER_ROW * rows)) return true;
  return (
    first <= LARGEST_START &&
    numbers.length >= MIN_CONSECUTIVE &&
    numbers.every((number, index) => number === first + index)
  );
}

/** Maximum header length in characters. Longer texts are not headers, and comparing them is slow. */
const LONGEST_NAME = 200;

/** Returns true if a text is the header of a startup column or one of its synonyms. */
export function isKnownHeader(text: string): boolean {
  if (text.length > LONGEST_NAME) return false;
  return text.trim() !== '' && (matchHeader(text) !== null || guessByName(text) !== null);
}

function guessByName(header: string): Guess | null {
  const key = foldKey(header);
  const named = FIELD_BY_SYNONYM.get(key);
  if (named !== undefined) return { field: named, rank: rankOf(key, 'name') };
  const bare = foldKey(withoutRemarks(header));
  if (bare === '' || bare === key) return null;
  const known = matchHeader(bare);
  const field = known && 'field' in known ? known.field : FIELD_BY_SYNONYM.get(bare);
  if (field === undefined || hasOtherMeaning(header, field)) return null;
  return { field, rank: rankOf(bare, 'bare') };
}

/** Returns true for a unit or currency. A single letter does not count, because it may be part of a name. */
const isUnitWord = (word: string): boolean => (/^.$/u.test(word) ? /^\p{Sc}$/u.test(word) : isUnitText(word));

/** Removes remarks from a header: 'Firma (Name, Rechtsform)', '1. Firma', 'Firma*', 'Betrag in Mio. CHF'. */
function withoutRemarks(header: string): string {
  const words = header
    .replace(/[([{<][^)\]}>]*[)\]}>]?/g, ' ')
    .replace(/[*:?!]/g, ' ')
    .replace(/^[\s\d.)]+/, '')
    .split(/[\s_]+/)
    .filter((word) => word !== '');
  const isPart = (word: string) => isUnitWord(word) || LINKS.has(foldText(word));
  if (isUnitWord(words.at(-1) ?? '')) while (words.length > 1 && isPart(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

function guessByValues(values: readonly string[]): Guess | null {
  const filled = values.map((value) => value.trim()).filter(isTruthyCell);
  if (filled.length < 2) return null;
  const field = BY_VALUES.find(([, areAll]) => areAll(filled))?.[0];
  return field === undefined ? null : { field, rank: 'values' };
}
