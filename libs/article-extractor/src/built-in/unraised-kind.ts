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
const PLAN = String.raw`plan(?:t|en|s|ned|ning)|(?:is|are) preparing|bereitet|prépare|prévoit|prevede|prepara`;
const PLANNED = 'geplante[nrs]?|angestrebte[nrs]?|bevorstehende[nrs]?|planned|upcoming';
const NEW_ROUND = String.raw`[\p{L}-]{0,30}runde|round|tour de (?:table|financement)|levée de fonds|kapitalerhöhung|capital increase|aumento di capitale`;
const OF_SUM = String.raw`(?: (?:von|über|in (?:der )?höhe von|of|worth|de|d[’']|di|da|à hauteur de))?\s?$`;
const CLOSES =
  'closes|completes|finali[sz]es|raises|secures|receives|schliesst|schloss|erhält|erhielt|sichert|sammelt|' +
  'boucle|clôture|conclut|finalise|lève|obtient|reçoit|chiude|conclude|raccoglie|ottiene|riceve';
const CLOSED =
  'closed|completed|finali[sz]ed|raised|secured|received|done|zustande|unter dach|abgeschlossen|geschlossen|vollzogen|gesichert|erhalten|' +
  'gesammelt|eingesammelt|aufgenommen|(?:boucl|clôtur|finalis|réalis)ée?s?|levés?|conclue?s?|obtenue?s?|reçue?s?|' +
  '(?:chius|conclus|completat|perfezionat|raccolt|ottenut|ricevut)[oa]';
/** Words between a planning verb and a round that is not its object: 'plans a launch after the round of'. */
const NOT_THE_OBJECT = oneOf(
  CLOSES,
  CLOSED,
  'announces|reports|meldet|verkündet|annonce|annuncia|comunica',
  'us(?:e|es|ing)|spend|invest|utiliser|dépenser|investir|usare|utilizzare|spendere|investire',
  'backs?|backed|funded|financed|fuels?|fuell?ed|boosts?|drives?|supports?|supported|finanziert|gestützt|financée?|soutenue?|finanziat[oa]|sostenut[oa]',
  'after|following|with|without|since|thanks|on|off|from|through|via|upon|once|when|while|despite|amid|wake|and|or|but',
  'nach|nachdem|mit|mittels|ohne|dank|seit|durch|trotz|aus|aufgrund|angesichts|infolge|anschluss|sobald|während|und|oder|aber|sowie',
  String.raw`après|avec|sans|grâce|suite (?:à|aux?|de|du|d[’']une?)|lendemain|issue|moyennant|depuis|sur|malgré|lorsque|alors|et|ou|mais|qui`,
  'dopo|con|senza|grazie|tramite|mediante|attraverso|seguito|su|sulla|mentre|nonostante|ed?|o|ma|che',
);
/** A round as the object of a planning verb: 'plant im Herbst eine Runde von', 'plant, eine Runde von'. */
const PLANS_ROUND = new RegExp(
  String.raw`(?<!\p{L})${oneOf(PLAN)}(?!\p{L})(?![^.;]*(?<![\p{L}-])${NOT_THE_OBJECT}(?![\p{L}-]))(?:(?<=plant|planen),)?` +
    String.raw`[^.;:,\d\n()/|–—]{0,50}(?<![\p{L}-])${oneOf(NEW_ROUND)}${OF_SUM}`,
  'iu',
);
const ARTICLE = 'eine[rnms]?|ein|d(?:ie|er|en|as)|ihre[rn]?|seine[rn]?|an?|the|its|their';
const PLANNED_ROUND = String.raw`(?<!\p{L})${oneOf(PLANNED)}(?: (?!${oneOf(ARTICLE, NOT_THE_OBJECT)} )[\p{L}-]{1,30}){0,3} ${oneOf(NEW_ROUND)}${OF_SUM}`;
/** A round with an adjective for 'planned', but not 'für den geplanten Ausbau eine Runde von'. */
const HAS_PLANNED_ROUND = new RegExp(PLANNED_ROUND, 'iu');
/** Words between a verb and a planned round that is not its object: 'secures an investor for the planned round of'. */
const FOR = 'for|für|pour|per|of|in|an|bei|mit|with';
const CLOSES_PLANNED_ROUND = new RegExp(
  String.raw`(?<!\p{L})(?<!(?:to|be) )${oneOf(CLOSES, CLOSED)}(?: (?!${oneOf(FOR)} )\p{L}{1,20}){0,3} ${PLANNED_ROUND}`,
  'iu',
);
const HAS =
  'has|have|had|is|was|been|now|already|just|successfully|hat|ist|wurde|kam|nun|jetzt|bereits|erfolgreich|vorzeitig';
const CLOSED_AFTER = new RegExp(
  String.raw`^(?: ${oneOf(HAS)}){0,4} ${oneOf(CLOSED)}(?!\p{L}| (?:werden|sein)(?!\p{L}))`,
  'iu',
);
const IF = /(?<!\p{L})(?:once|if|when|until|before|sobald|wenn|falls|bis|bevor)(?!\p{L})/iu;
/** A German verb in two parts around the sum: 'hat die geplante Runde von 5 Mio. Franken im Mai abgeschlossen'. */
const HAS_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:hat|haben|hatten?)(?: (?!${oneOf(FOR)} )\p{L}{1,20}){0,5} ${PLANNED_ROUND}`,
  'iu',
);
/** A closed round that is to be spent: 'plant, die Runde von 5 Mio. Franken für den Ausbau zu nutzen'. */
const SPENT = 'zu (?:verwenden|nutzen|investieren)|einzusetzen|auszugeben';
const SPENT_AFTER = new RegExp(String.raw`^[^.;:,\d]{0,60} (?:${SPENT})(?!\p{L})`, 'iu');
const CLOSED_AT_END = new RegExp(
  String.raw`^(?!.{0,60}(?<!\p{L})nicht )[^.;:,\d]{0,60} ${oneOf(CLOSED)}(?!\p{L}| (?:werden|sein)(?!\p{L}))`,
  'iu',
);
const VALUED_AFTER = new RegExp(`^\\s${oneOf('valuation|bewertung')}(?!\\p{L})`, 'iu');
const EARNED_AFTER = new RegExp(
  `^\\s(?:in |an )?${oneOf('annual |yearly ')}?${oneOf(TURNOVER)}(?!\\p{L})`,
  'iu',
);

/** Returns true if the text around an amount says that the round is planned or still open. */
export function isPlanned(before: string, after: string): boolean {
  const lead = before.slice(-90);
  if (OPEN.test(lead)) return true;
  return (PLANS_ROUND.test(lead) || HAS_PLANNED_ROUND.test(lead)) && !isClosed(lead, after.slice(0, 90));
}

const isClosed = (lead: string, after: string): boolean =>
  CLOSES_PLANNED_ROUND.test(lead) ||
  (CLOSED_AFTER.test(after) && !IF.test(lead)) ||
  SPENT_AFTER.test(after) ||
  (HAS_BEFORE.test(lead) && CLOSED_AT_END.test(after));

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
