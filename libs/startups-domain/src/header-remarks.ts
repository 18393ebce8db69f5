import { foldText } from './fold-text';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''));

/** Folded words for money that the company has not raised: 'Betrag (gesucht)', 'Amount (valuation)'. */
const OTHER_MONEY = words(`
  gesucht gewunscht benotigt beantragt geplant needed requested required sought asked ask wanted planned target ziel
  recherche recherches demande demandee souhaite prevu cherche richiesto richiesta cercato previsto
  anzahl number nombre numero aktien shares actions azioni anteil prozent percent monatlich jahrlich monthly annual
  valuation bewertung valorisation valutazione umsatz revenue chiffre fatturato turnover
`);
/** Folded words for an event or award, which has a date, year and prize money of its own: 'Jahr (Teilnahme)'. */
const EVENTS = words(`
  teilnahme teilnehmer participation participant partecipazione batch kohorte cohort cohorte volee edition ausgabe
  pitch event anlass bewerbung application candidature candidatura preisgeld preis prize prix premio award
`);
/** Folded words for companies other than the startup: 'Name (Investor)', 'Company (parent)'. */
const OTHER_COMPANIES = words(`
  investor investoren investors investisseur investisseurs investitore investitori
  parent holding muttergesellschaft mutterfirma mutterhaus konzern arbeitgeber employer employeur
`);
/** Folded words for a person, who has a name and a canton but also the contact data of the startup: 'Name (Gründer)'. */
const PERSONS = words(`
  kontakt kontaktperson ansprechperson ansprechpartner contact contacts contatto person persona personne
  grunder grunderin founder founders cofounder fondateur fondatrice fondatore ceo geschaftsfuhrer
  coach mentor betreuer betreuerin jury juror
`);
/** Folded words for the startup in a remark: 'Name (Startup oder Gründer)'. */
const STARTUP = words(
  'startup start-up firma unternehmen company entreprise societe azienda impresa societa',
);

/** Remarks by their words, each with the fields to which they give another meaning. */
const MEANINGS: readonly {
  readonly words: ReadonlySet<string>;
  readonly isOther: (field: string) => boolean;
}[] = [
  { words: OTHER_MONEY, isOther: (field) => field === 'raised_money' },
  { words: EVENTS, isOther: (field) => ['raised_money', 'founding_year', 'article_date'].includes(field) },
  { words: OTHER_COMPANIES, isOther: (field) => field !== 'investors' },
];
const FIELDS_OF_THE_STARTUP: ReadonlySet<string> = new Set(['company_name', 'canton', 'country']);
const BRACKETS = /[([{<]([^)\]}>]{1,60})/g;

/**
 * Returns true if a remark in brackets gives a header another meaning: 'Betrag (gesucht)' is not the money raised, 'Name
 * (Gründer)' not the company. Units and explanations do not: 'Betrag (CHF)', 'Firma (Name, Rechtsform)'.
 * @param field field that the header means without the remark
 */
export function hasOtherMeaning(header: string, field: string): boolean {
  const remarks = [...header.matchAll(BRACKETS)].flatMap(([, remark]) => foldText(remark).split(' '));
  const has = (known: ReadonlySet<string>) => remarks.some((word) => known.has(word));
  return (
    MEANINGS.some(({ words: known, isOther }) => isOther(field) && has(known)) ||
    (FIELDS_OF_THE_STARTUP.has(field) && has(PERSONS) && !has(STARTUP))
  );
}
