import { oneOf } from '../one-of';
import { RAISED } from '../takeover-price';

/** Kind of an amount that is not raised money. */
export type UnraisedKind = 'valuation' | 'revenue' | 'sought';

const VALUATION = String.raw`valued|valuation|bewertet|bewertung|valorisée?|valorisation|valutat[ao]|valutazione`;
const WORTH = '(?:is|are|was|now) worth';
const TURNOVER = 'sales|revenues?|turnover|umsatz|jahresumsatz|chiffre d.affaires|fatturato|ricavi';
const SEEKS = 'seeks?|seeking|looking for|sucht|cherche|recherche|cerca|strebt|anstrebt';
const INTENDS = 'hopes|wants?|plans?|intends?|aims?';
const RAISE = 'raise|collect|secure|close|obtain|lever|récolter|obtenir|réunir|raccogliere|ottenere';
const WILL = 'möchte|will|veut|veulent|souhaite|vise|vuole|vogliono|punta|mira';

/** Words before an amount that mark it as income or existing money. */
const OTHER_SUM = oneOf(
  ...RAISED,
  'with|mit|avec|con|use|using|the|these|this|die|den|les|ces|gli',
  String.raw`capital|kapital|finan\p{L}+|invest\p{L}+`,
);
const leadingTo = (...words: readonly string[]) =>
  new RegExp(
    `(?<!\\p{L})${oneOf(...words)}(?!\\p{L})(?![^.;,]*(?<!\\p{L})${OTHER_SUM}(?!\\p{L}))[^.;,\\d]{0,30}$`,
    'iu',
  );
const VALUED = leadingTo(VALUATION, WORTH);
const EARNED = leadingTo(TURNOVER);
const SOUGHT = leadingTo(SEEKS, `(?:${INTENDS}) to (?:${RAISE})`, `(?:${WILL})(?: a)? (?:${RAISE})`);
/** Round that is planned or still open: 'plant eine Finanzierungsrunde von', 'is raising'. */
const OPEN = leadingTo(
  '(?:is|are|was|currently|now) raising',
  'sammelt (?:derzeit|aktuell|gerade|momentan)|lève actuellement|est en train de lever|sta raccogliendo',
);
const PLAN = String.raw`plan(?:t|en|s|ning)|(?:is|are) preparing|bereitet|prépare|prévoit|prevede|prepara`;
const PLANNED = 'geplante[nrs]?|angestrebte[nrs]?|bevorstehende[nrs]?|planned|upcoming';
const NEW_ROUND = String.raw`\p{L}{0,20}runde|round|tour de (?:table|financement)|levée de fonds|kapitalerhöhung|capital increase|aumento di capitale`;
/** Words before a round that has already happened: 'plant nach der Runde von'. */
const HELD =
  'nach|mit|dank|seit|durch|after|following|with|since|thanks|après|avec|grâce|dopo|con|grazie|' +
  'raised|closed|received|secured|gesammelt|sammelt|aufgenommen|erhält|erhielt|erhalten|gesichert|sichert|abgeschlossen|' +
  'levé|lève|obtenu|reçu|bouclé|raccolto|ottenuto|ricevuto|chiuso';
const PLANS_ROUND = new RegExp(
  String.raw`(?<!\p{L})${oneOf(PLAN, PLANNED)}(?!\p{L})(?![^.;]*(?<!\p{L})${oneOf(HELD)}(?!\p{L}))` +
    String.raw`[^.;\d]{0,40}(?<!\p{L})${oneOf(NEW_ROUND)}(?: (?:von|über|in höhe von|of|worth|de|d[’']|di|à hauteur de))?\s$`,
  'iu',
);
const VALUED_AFTER = new RegExp(`^\\s${oneOf('valuation|bewertung')}(?!\\p{L})`, 'iu');
const EARNED_AFTER = new RegExp(
  `^\\s(?:in |an )?${oneOf('annual |yearly ')}?${oneOf(TURNOVER)}(?!\\p{L})`,
  'iu',
);

/** Returns true if the text before an amount says that the round is planned or still open. */
export function isPlanned(before: string): boolean {
  const lead = before.slice(-90);
  return PLANS_ROUND.test(lead) || OPEN.test(lead);
}

/**
 * Returns the kind of an amount that its adjacent words indicate: a valuation, revenue, or money that a company seeks.
 * Distant words do not count, because 'raised 5 million at a valuation of 50 million' contains two kinds of amounts.
 * @param before text before the amount
 * @param after text after the amount
 * @returns null if the adjacent words do not indicate one of these kinds
 */
export function unraisedKind(before: string, after: string): UnraisedKind | null {
  const lead = before.slice(-80);
  if (VALUED.test(lead) || VALUED_AFTER.test(after)) return 'valuation';
  if (EARNED.test(lead) || EARNED_AFTER.test(after)) return 'revenue';
  return SOUGHT.test(lead) ? 'sought' : null;
}
