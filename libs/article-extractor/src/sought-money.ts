import { oneOf } from './one-of';

/** Number of characters that are examined before and after an amount. */
const LOOKED_AT = 110;
const word = (...parts: readonly string[]) => String.raw`(?<!\p{L})${oneOf(...parts)}(?!\p{L})`;

const RAISE = oneOf(
  'rais(?:e|ing)|collect(?:ing)?|secur(?:e|ing)|clos(?:e|ing)|obtain(?:ing)?|lever|récolter|obtenir|réunir|boucler',
  'raccogliere|ottenere|chiudere',
);
/** Verbs of hope or intention before a verb for raising money: 'espère lever', 'is expected to raise'. */
const HOPES = oneOf(
  'hop(?:es?|ing)|wants?|plans?|intends?|aims?|expects?|(?:is|are) (?:expected|set|about|looking|ready|likely|trying)',
  'espère(?:nt)?|compte(?:nt)?|entend(?:ent)?|envisage(?:nt)?|souhaite(?:nt)?|veu(?:t|lent)|vise(?:nt)? à|cherche(?:nt)? à',
  'prévoi(?:t|ent) de|ambitionne(?:nt)? de|sur le point de|tente(?:nt)? de|devrai(?:t|ent)|doi(?:t|vent)|va|vont',
  'spera(?:no)?|intend(?:e|ono)|punta(?:no)? a|mira(?:no)? a|cerca(?:no)? di|conta(?:no)? di|vuole|vogliono|st(?:a|anno) per',
  'dovrebbe(?:ro)?|prevede(?:ono)? di',
);
const HOPES_TO_RAISE = String.raw`${word(HOPES)}(?: to| de| di)? ${RAISE}(?!\p{L})`;
/** German verbs of intention, which end the sentence with an infinitive or a prefix. */
const WANTS = word('will|wollen|möchten?|soll(?:en|te|ten)?|hofft|hoffen|versucht|beabsichtigt|plant|planen');
const TO_RAISE =
  '(?:auf(?:zu)?nehmen|ein(?:zu)?sammeln|ein(?:zu)?werben|(?:zu )?(?:sammeln|erhalten|bekommen|sichern|beschaffen)|ab(?:zu)?schliessen)';
const RAISE_AT_END = new RegExp(
  String.raw`^[^.;:]{0,60}(?<!\p{L})(?:${TO_RAISE}(?!\p{L})|(?:abgeschlossen|geschlossen) (?:werden|sein))`,
  'iu',
);
/** Verbs with a round or an amount that is still open as their object. */
const SEEKS = word(
  'seeks?|seeking|looking for|eyes|eyeing|targets|targeting|courting|(?:opens|opened|launches|launched|starts|started)(?= )',
  'sucht|suchen|strebt|anstrebt|streben|anstreben|eröffnet|lanciert|startet',
  'cherche(?:nt)?|recherche(?:nt)?|vise(?:nt)?|ambitionne(?:nt)?|ouvre|lance|a (?:ouvert|lancé)',
  'cerca(?:no)?|punta(?:no)? a|apre|avvia|lancia|ha (?:aperto|avviato|lanciato)',
);
const NEW_ROUND = String.raw`[\p{L}-]{0,30}(?:runde|kapitalerhöhung)|round|tour de (?:table|financement)|levée(?: de fonds)?|capital increase|campaign|campagne|aumento di capitale`;
/** Words between a verb and a round that is not its object. */
const ELSE = '(?:and|und|et|ed?|after|nach|with|mit|dank|après|avec|grâce|dopo|con|following|thanks|its|on) ';
const SEEKS_ROUND = String.raw`${SEEKS} (?:(?!${ELSE})[^\s.;:,]+ ){0,5}(?<![\p{L}-])${oneOf(NEW_ROUND)}(?!\p{L})`;
const SEEKS_AMOUNT = new RegExp(
  String.raw`${SEEKS}(?: (?:a|an|another|new|further|up to|about|around)){0,2} $`,
  'iu',
);
const ROUND_AFTER = new RegExp(String.raw`^[\s-](?:[\p{L}-]{1,20} ){0,2}${oneOf(NEW_ROUND)}(?!\p{L})`, 'iu');
const NEAR = word(
  'in (?:advanced |early )?(?:talks|negotiations|discussions)|close to|about to|nearing|nears|on track',
  'kurz vor|in (?:fortgeschrittenen )?(?:gesprächen|verhandlungen)|verhandelt|steht vor|vor dem abschluss',
  'en (?:négociations?|discussions?|pourparlers)|proche de|sur le point|négocie',
  'in trattative?|in procinto|vicin[oa] a|negozia',
);
const OF_AMOUNT = String.raw`[^.;:,\d]{0,40}$`;
const OPEN_BEFORE = new RegExp(
  oneOf(`${HOPES_TO_RAISE}${OF_AMOUNT}`, `${SEEKS_ROUND}${OF_AMOUNT}`, `${NEAR}[^.;:,]{0,60}$`),
  'iu',
);
const WANTS_BEFORE = new RegExp(`${WANTS}[^.;:]{0,80}$`, 'iu');
/** Pattern of the end of a German sentence about an opened round: 'hat eine Runde über 4 Mio. Franken gestartet'. */
const OPENED_AT_END = new RegExp(
  String.raw`^[^.;:,\d]{0,40} (?:eröffnet|gestartet|lanciert|geplant|vorgesehen|gesucht|angestrebt|an)(?=[.,;:!]|$)`,
  'iu',
);
const RISES = new RegExp(`${word('strebt|streben|strebte|strebten')}[^.;:]{0,80}$`, 'iu');
const HAS_ROUND = new RegExp(String.raw`(?<!\p{L})(?:hat|haben|ist|wird|wurde)(?!\p{L})[^.;:,]{0,60}$`, 'iu');
/** Adjectives of an amount that is planned or missing, directly before or after it. */
const PLANNED = oneOf(
  'geplante[nr]?|angestrebte[nr]?|erhoffte[nr]?|anvisierte[nr]?|gewünschte[nr]?|vorgesehene[nr]?|benötigte[nr]?|fehlende[nr]?',
  'planned|targeted|target(?: of)?|hoped-for|desired|needed|remaining|missing|intended',
);
const PLANNED_STEMS =
  'prév|vis|espér|souhait|recherch|manquant|nécessaire|previst|sperat|desiderat|necessari|mancant|cercat';
const PLANNED_AFTER = new RegExp(String.raw`^\s(?:${PLANNED_STEMS})\p{Ll}{0,3}(?!\p{L})`, 'iu');
const PART_OF_PLANNED = new RegExp(
  String.raw`(?<!\p{L})(?:von|of|out of|der|statt|anstatt|instead of)(?: (?:den|der|einer|the|its|their|an?))? ${PLANNED} $`,
  'iu',
);
const IS_PLANNED = new RegExp(String.raw`(?<!\p{L})${PLANNED} $`, 'iu');
const CLOSED = oneOf(
  'abgeschlossen|erhalten|eingesammelt|gesammelt|aufgenommen|gesichert|erreicht|zusammen|eingeworben',
  'closed|completed|raised|secured|received|reached',
);
const CLOSES = oneOf(
  'closes|closed|completes|completed|raises|raised|secures|secured|receives|received|reaches|reached',
  'erhält|erhielt|sammelt|sammelte|schliesst|sichert|erreicht',
);
const CLOSES_PLANNED = new RegExp(String.raw`(?<!\p{L})${CLOSES}(?: \p{L}{2,5}){0,2} ${PLANNED} $`, 'iu');
const CLOSED_AT_END = new RegExp(
  String.raw`^(?![^.;:,]{0,60}(?<!\p{L})(?:nicht|not) )[^.;:,\d]{0,60} ${CLOSED}(?!\p{L}| (?:werden|sein)(?!\p{L}))`,
  'iu',
);
const UNTIL = /(?<!\p{L})(?:until|before|if|once|when|sobald|wenn|falls|bis|bevor)(?!\p{L})/iu;

/**
 * Returns true if a statement says that an amount is still to be raised: the company hopes for it, negotiates about it,
 * has opened a round of it, or has got only a part of it.
 */
export function isSought(
  statement: string,
  { start, end }: { readonly start: number; readonly end: number },
): boolean {
  const before = statement.slice(Math.max(0, start - LOOKED_AT), start);
  const after = statement.slice(end, end + LOOKED_AT);
  if (PART_OF_PLANNED.test(before) || PLANNED_AFTER.test(after)) return true;
  if (IS_PLANNED.test(before))
    return !CLOSES_PLANNED.test(before) && (!CLOSED_AT_END.test(after) || UNTIL.test(before));
  if (CLOSED_AT_END.test(after)) return false;
  return (
    OPEN_BEFORE.test(before) ||
    (SEEKS_AMOUNT.test(before) && ROUND_AFTER.test(after)) ||
    (WANTS_BEFORE.test(before) && RAISE_AT_END.test(after)) ||
    (OPENED_AT_END.test(after) && (RISES.test(before) || HAS_ROUND.test(before)))
  );
}
