import { cantonCode } from './cantons';
import { foldKey } from './fold-text';
import { isTruthyCell } from './import-cells';
import type { StartupField } from './fields/startup-fields';
import { EXPORT_COLUMNS, type ImportColumn } from './import-columns';

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

/**
 * The field that an unknown header probably means, by its name in another language or by the first values.
 * @param values of the column; empty ones do not count
 * @returns the name of the field; null where nothing is likely
 */
export function guessField(header: string, values: readonly string[]): string | null {
  const named = FIELD_BY_SYNONYM.get(foldKey(header));
  if (named !== undefined) return named;
  const filled = values.map((value) => value.trim()).filter(isTruthyCell);
  if (filled.length < 2) return null;
  return BY_VALUES.find(([, isOne]) => filled.every(isOne))?.[0] ?? null;
}
