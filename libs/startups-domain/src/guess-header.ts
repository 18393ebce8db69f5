import { cantonCode } from './canton-code';
import { foldKey } from './fold-text';
import { isTruthyCell } from './import-cells';
import type { StartupField } from './fields/startup-fields';
import { EXPORT_COLUMNS, matchHeader, type ImportColumn } from './import-columns';

/**
 * Headers that people write for the fields in the languages of Switzerland, separated by commas; a field whose own name
 * is the only one has an empty text.
 */
const SYNONYMS: Readonly<Record<StartupField | 'id' | 'rejected', string>> = {
  id: 'nr, nummer id, identifier, external id',
  company_name:
    'company, firma, firmenname, unternehmen, unternehmensname, startup, start up, startup name, name, ' +
    'entreprise, societe, nom, nom de l entreprise, azienda, impresa, societa, nome',
  first_name: 'vorname, prenom, given name, founder first name',
  last_name: 'nachname, familienname, nom de famille, cognome, surname, family name, founder last name',
  social_reason: 'legal name, raison sociale, ragione sociale, rechtlicher name',
  founding_year:
    'founded, founded in, foundation, year, year founded, year of foundation, grundung, grundungsjahr, gegrundet, ' +
    'jahr, fondation, annee de fondation, fondee, fondee en, anno, anno di fondazione, fondazione',
  sector: 'industry, branche, sektor, bereich, secteur, domaine, settore, ambito',
  country: 'land, pays, paese',
  canton: 'kanton, kt, ct, cantone, canton code, kantonskurzel',
  raised_money:
    'funding, amount, amount raised, raised, total raised, finanzierung, kapital, betrag, levee de fonds, ' +
    'montant, fonds leves, finanziamento, importo, capitale raccolto',
  raised_currency: 'currency, wahrung, monnaie, devise, valuta',
  main_article_info: 'article, artikel, articolo',
  article_date: 'date, datum, date de l article, data',
  website: 'web, webseite, homepage, internet, site, site web, site internet, sito, sito web, domain, www',
  url: 'link, article url, source',
  email: 'mail, e mail, mail address, e mail adresse, courriel, contact email, kontakt email',
  number: 'phone, phone number, telefon, telefonnummer, tel, telephone, telefono, mobile',
  investors: 'investor, investoren, investisseurs, investitori',
  partnership: 'partner, partners, partenaires, partnerschaft, partnerships',
  company_description: 'description, beschreibung, kurzbeschrieb, kurzbeschreibung, descrizione, about',
  advisors: 'advisor, berater, conseillers, consulenti',
  other_award: 'other awards, weitere preise, autres prix, altri premi',
  pros_text: 'strengths, starken, points forts',
  cons_text: 'weaknesses, schwachen, points faibles, risiken, risques',
  rejected: 'abgelehnt, refuse',
};

type FieldColumn = Exclude<ImportColumn, { kind: 'award' | 'ignored' }>;

/** Fields and flags that a column of a file may become, in the order of an export. */
export const FIELD_COLUMNS: readonly FieldColumn[] = EXPORT_COLUMNS.flatMap((column) =>
  column.kind === 'award' || column.kind === 'ignored' ? [] : [column],
);

/** Synonyms that say little: another column that is named for the field goes before one of these. */
const VAGUE = new Set(
  (
    'name,nom,nome,nr,startup,start up,year,jahr,anno,amount,betrag,montant,importo,kapital,date,datum,data,link,' +
    'source,internet,domain,bereich,domaine,ambito,land,partner,article,artikel,articolo,site,web'
  )
    .split(',')
    .map(foldKey),
);
/** A column of names beside one of the other part of a name. */
const PLAIN_NAMES = new Set(['name', 'nom', 'nome']);

const FIELD_BY_SYNONYM = new Map(
  Object.entries(SYNONYMS).flatMap(([field, names]) =>
    names
      .split(', ')
      .filter((name) => name !== '')
      .map((name) => [foldKey(name), field] as const),
  ),
);

/** Values by which a column is recognised when nothing else helps: each of them must be one. */
const BY_VALUES: readonly (readonly [field: string, isOne: (value: string) => boolean])[] = [
  ['email', (value) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value)],
  ['canton', (value) => /\p{L}/u.test(value) && value.length <= 30 && cantonCode(value) !== null],
];

/** How sure a guess is, the surest first: its name, its name without remarks, a vague name, its values. */
const RANKS = ['name', 'bare', 'vague', 'values'] as const;
type Guess = { readonly field: string; readonly rank: (typeof RANKS)[number] };

/**
 * The fields that the columns of a file probably mean, by their names in other languages or by their first values. Of
 * several columns for a field the surest one gets it, and the first of equal ones.
 * @param columns with their first values; empty values do not count
 * @param taken fields that other columns of the file are for sure
 * @returns for each column the name of its field; null where nothing is likely, or another column is likelier
 */
export function guessFields(
  columns: readonly { readonly header: string; readonly values: readonly string[] }[],
  taken: ReadonlySet<string>,
): (string | null)[] {
  const isName = (field: string) =>
    taken.has(field) || columns.some(({ header }) => guessByName(header)?.field === field);
  const person = isName('first_name') ? 'last_name' : isName('last_name') ? 'first_name' : null;
  const guesses = columns.map(({ header, values }): Guess | null => {
    if (person !== null && PLAIN_NAMES.has(foldKey(header))) return { field: person, rank: 'name' };
    return guessByName(header) ?? guessByValues(values);
  });
  const fields = columns.map((): string | null => null);
  const given = new Set(taken);
  for (const rank of RANKS)
    guesses.forEach((guess, index) => {
      if (guess?.rank !== rank || given.has(guess.field)) return;
      given.add(guess.field);
      fields[index] = guess.field;
    });
  return fields;
}

/** Longer texts are no names of columns, and would take long to compare. */
const LONGEST_NAME = 200;

/** Returns whether a text is the name of a column of startups, as it is or by a synonym. */
export function isKnownHeader(text: string): boolean {
  if (text.length > LONGEST_NAME) return false;
  return text.trim() !== '' && (matchHeader(text) !== null || guessByName(text) !== null);
}

function guessByName(header: string): Guess | null {
  const key = foldKey(header);
  const named = FIELD_BY_SYNONYM.get(key);
  if (named !== undefined) return { field: named, rank: VAGUE.has(key) ? 'vague' : 'name' };
  const bare = foldKey(withoutRemarks(header));
  if (bare === '' || bare === key) return null;
  const known = matchHeader(bare);
  const field = known && 'field' in known ? known.field : FIELD_BY_SYNONYM.get(bare);
  return field === undefined ? null : { field, rank: VAGUE.has(bare) ? 'vague' : 'bare' };
}

const UNIT = /^(?:[tkm]?(?:chf|eur|usd|gbp)|[€$£]|mio\.?|mln\.?|millions?|tsd\.?)$/i;

/** 'Firma (Name, Rechtsform)', '1. Firma', 'Firma*' and 'Betrag in Mio. CHF' without the words around the name. */
function withoutRemarks(header: string): string {
  const words = header
    .replace(/[([{<][^)\]}>]*[)\]}>]?/g, ' ')
    .replace(/[*:?!]/g, ' ')
    .replace(/^[\s\d.)]+/, '')
    .split(/\s+/)
    .filter((word) => word !== '');
  while (words.length > 1 && UNIT.test(words.at(-1) ?? '')) words.pop();
  if (words.length > 1 && words.at(-1)?.toLowerCase() === 'in') words.pop();
  return words.join(' ');
}

function guessByValues(values: readonly string[]): Guess | null {
  const filled = values.map((value) => value.trim()).filter(isTruthyCell);
  if (filled.length < 2) return null;
  const field = BY_VALUES.find(([, isOne]) => filled.every(isOne))?.[0];
  return field === undefined ? null : { field, rank: 'values' };
}
