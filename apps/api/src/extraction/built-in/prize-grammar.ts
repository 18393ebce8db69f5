import { oneOf } from '../one-of';

export const PRIZE = oneOf('prize|award|Preis|preis|[Pp]rix|premio|Award|grant|Auszeichnung');
export const PRIZE_OR_VICTORY = oneOf(
  String.raw`prize|award|[\p{L}]*[Pp]reis|[Pp]rix|[Pp]remio|victory|Sieg|victoire|vittoria`,
);

const GOES = {
  en: '(?:goes|went|go|awarded)(?: this year)? to',
  de: String.raw`(?:geht|ging|gehen|gingen)(?: dieses Jahr| heuer| \d{4})? an`,
  fr: '(?:va|vont|revient|reviennent|est allé|a été (?:attribué|décerné|remis))(?: cette année)? à',
  it: '(?:va|vanno|è andato|è stato assegnato)(?: quest’anno)? a',
};
/** 'goes this year to' and the like, before the winner. */
export const GOES_TO = oneOf(...Object.values(GOES));

export const MEDAL_OR_AMOUNT = oneOf(
  '[Gg]old|[Ss]ilver|[Ss]ilber|[Bb]ronze|[Oo]r|argent|[Oo]ro|argento',
  'amount|Betrag|montant|somme|importo',
);
export const SECOND_OR_THIRD = oneOf(
  'second|third|zweite|dritte|deuxième|troisième|secondo|terzo|terza|seconda',
);
export const ORDINAL = oneOf(
  'First|Second|Third|Fourth|Fifth|Erster?|Zweiter?|Dritter?',
  'Premier|Première|Deuxième|Troisième|Primo|Prima|Secondo|Seconda|Terzo|Terza',
);
export const WINNER = oneOf(
  'winner|winners|Gewinner|Sieger|Siegerin|gagnants?|lauréats?|lauréate|vincitore|vincitrice',
);
export const WINNER_NOUN = oneOf(
  '[Ss]ieger(?:in)?|[Gg]ewinner(?:in)?|[Ww]inner|[Pp]reisträger(?:in)?|[Ll]auréate?|[Vv]incitore',
);
export const WINS = oneOf(
  'won|wins|has won|gewinnt|gewann|erhält|erhielt|remporte|a remporté|reçoit|gagne|vince|ha vinto|hat',
  'received|receives',
);
export const RANK_OR_CATEGORY = oneOf(
  '[Rr]ang|[Pp]latz|[Pp]lace|posto|Kategorie|category|catégorie|categoria',
);
export const IS_HELD_BY = oneOf(
  'steht|stehen|liegt|folgt|ging an|geht an|siegte|gewann|belegt|goes to|went to|won|is|was',
  'revient à|à|a',
);
