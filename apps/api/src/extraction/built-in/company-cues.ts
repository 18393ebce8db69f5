import { DOES, MONEY, NOUN, PLACE_OF, RAISES, ROUND } from './company-grammar';
import {
  A_COMPANY,
  ACQUIRES,
  APPOSED_NOUN,
  APPOSITION,
  ARTICLE,
  AUXILIARY,
  BASED,
  COMPANY,
  FOUNDED,
  FOUNDER,
  FOUNDER_OR_CEO,
  FOUNDS,
  FUNDS,
  HAS_FOUNDED,
  INVESTS_IN,
  NO_TRADE,
  NOT_AFTER_PREPOSITION,
  NOTE,
  OF_OR_BASED,
  PRONOUN,
  RELATIVE,
  TRADE,
} from './cue-grammar';
import { ANY_NAME, NAME } from './name-grammar';
import {
  GOES_TO,
  IS_HELD_BY,
  MEDAL_OR_AMOUNT,
  ORDINAL,
  PRIZE,
  PRIZE_OR_VICTORY,
  RANK_OR_CATEGORY,
  SECOND_OR_THIRD,
  WINNER,
  WINNER_NOUN,
  WINS,
} from './prize-grammar';

/** A grammar that marks a company; `name`, `second`, `third` are the groups that hold names. */
interface CompanyCue {
  readonly pattern: RegExp;
  readonly points: number;
}

const cue = (source: string, points: number): CompanyCue => ({ pattern: new RegExp(source, 'gu'), points });
const name = `(?<name>${NAME})`;
const anyName = `(?<name>${ANY_NAME})`;
const place = `(?<place>${PLACE_OF})`;

/** Grammar in English, German, French and Italian; a name needs several points. */
export const COMPANY_CUES: readonly CompanyCue[] = [
  // 'the startup X', 'das Zürcher Start-up X', 'la start-up lausannoise X'
  cue(`(?<!\\p{L})${NOUN}(?: \\p{Ll}+(?:oise?|aise?|ienne?|ine?|ese|ana|ano))? [«"“„]?${name}`, 3),
  cue(`(?<![\\p{L}-])${NOUN} (?:named|called|namens|nommée|baptisée|chiamata|di nome) [«"“„]?${name}`, 3),
  cue(
    `(?<![\\p{L}-])(?:HR |AI |IT |[a-z]+ )?(?:start-up|startup) ${anyName}(?=[.,;]| (?:raises|has|gets|wins))`,
    3,
  ),
  // 'X, an ETH spin-off', 'X, a startup', 'X, eine Ausgründung'
  cue(`${name}(?:[,:] | [-–(] ?)${ARTICLE} (?:[\\p{L}\\p{N}’'-]+ ){0,4}?${APPOSED_NOUN}`, 3),
  // 'Zurich-based X', 'Geneva's X', 'la zurichoise X', 'Zürcher X', 'X, based in'
  cue(`${PLACE_OF}-based (?:[\\p{Ll}-]+ )*${name}`, 3),
  cue(`${place}[’']s (?:[\\p{Ll}-]+ )*${name}`, 3),
  cue(
    `(?:[Ll]a|[Ll]es|[Ll]e|[Ll]’) ?(?:jeune )?\\p{Ll}+(?:oise|aise|ienne|ine|ese)s? ${name}(?: (?:et|e) (?<second>${NAME}))?`,
    3,
  ),
  cue(`(?:[Dd]ie|[Dd]as|[Dd]er|[Dd]en) \\p{Lu}\\p{Ll}+er ${name}`, 2),
  cue(`${name},? (?:which is )?${BASED} (?:in|à|a)`, 3),
  cue(`${name} (?:aus|de|from|di|of) \\p{Lu}[\\p{L}-]+ (?=${DOES})`, 2),
  // 'X raises CHF', 'X closes a series A'
  cue(`${name}(?:,[^,.;]{1,80},| \\([^)]*\\))? ${DOES}(?![\\p{L}])`, 2),
  cue(`${name}${APPOSITION} ${RAISES}(?![\\p{L}])[^.;]{0,60}?(?:${MONEY}|${ROUND})`, 2),
  cue(`${name}(?:,[^,.;]{1,90},)? (?:[\\p{L}’']+ ){1,4}${MONEY}`, 1),
  cue(`[Aa]s (?:[\\p{Ll}-]+ )+${name} takes`, 2),
  // 'X with CHF 10 million', 'CHF 10 million for X', 'CHF 10 million into X'
  cue(`(?:^|[.,;:] |and |und |et |e )${name}${NOTE} (?:with|mit|avec|con) (?:[\\p{Ll}-]+ ){0,3}${MONEY}`, 3),
  cue(`${MONEY}[^.;,]{0,30} (?:for|für|pour|per|into|in) ${name}`, 3),
  cue(`(?:^|, |and )${name} (?:a|an) (?:[\\p{Ll}-]+ )*(?:round|loan|grant)`, 3),
  // investments, purchases, prizes: 'invests in X', 'takes over X', 'loans for X and Y'
  cue(`${INVESTS_IN} (?:[\\p{Ll}’'-]+ ){0,4}?${name}`, 3),
  cue(`${ACQUIRES} (?:[\\p{Ll}’'-]+ ){0,3}?${name}`, 3),
  cue(
    `${FUNDS} (?:for|to|für|an|à|pour|a|per) ${name}${NOTE}(?:(?:, | and | und | et | e )(?<second>${NAME}))?${NOTE}`,
    3,
  ),
  cue(`(?:paid|awarded|gave|granted|pays|awards) ${anyName}(?= (?:CHF|EUR|a |the ))`, 3),
  cue(`(?:led|leads) the (?:[\\p{Ll}-]+ )*round (?:of|for|in) (?:[\\p{L}-]+ )*?${A_COMPANY}${anyName}`, 3),
  cue(
    `${PRIZE_OR_VICTORY}[^.;:]{0,40} ${GOES_TO} (?:(?:the|das|die|la|le|die|dem) )?(?:[\\p{L}-]+ )??${name}`,
    3,
  ),
  cue(
    `${MEDAL_OR_AMOUNT}(?: [^.;,]{0,40})? (?:to|an|à|a|for|für|pour|per) (?:to |${place}[’']s |the |die |la )?${name}`,
    3,
  ),
  cue(
    `(?:the|der|die|den|das|la|le|il) ${SECOND_OR_THIRD}[nr]? (?:prize |award |Preis |prix |place |premio |posto )?(?:to|an|à|a) ${name}`,
    3,
  ),
  cue(`and to ${name}`, 2),
  cue(`(?:prize|award|Preis|prix|premio) (?:für|pour|per|for) ${name}`, 3),
  cue(`${WINNER}(?: is| are| ist| sind| est| sont| è|:| war) ${name}`, 3),
  cue(`(?:siegte|gewann|wins is|won by|remporté par|vinto da|gewonnen von) ${name}`, 3),
  cue(`(?:^|[.:] )(?:È|It is|It’s|C’est|Es ist) ${name} (?:la|il|the|die|das|der|le|qui|che|who|that) `, 2),
  // 'X SA', 'X (Y Z)', 'X, founded by', 'X (digital health, Basel)'
  cue(`(?<name>${NAME} (?:AG|SA|GmbH|Sàrl|Sarl|Sagl|SAGL|Ltd))(?![\\p{L}])`, 3),
  cue(`${name} \\((?!${NO_TRADE})\\p{Ll}[^)]{6,60}\\)`, 3),
  cue(`${name},? (?:which was |die |das )?${FOUNDED} (?:in|by|von|par|en|da|nel|il y a)`, 3),
  cue(`${name}, ${RELATIVE} `, 1.5),
  cue(`${FOUNDER_OR_CEO} (?:and CEO |et CEO |und CEO )?(?:of|von|der|de|di|bei|at) (?:the )?${name}`, 2.5),
  // a seat beside the name, a trade behind it
  cue(`${NOT_AFTER_PREPOSITION}${name}${NOTE},? (?:aus|in|von|from|of|de|à|di|a) ${place}`, 2),
  cue(`${name}${NOTE} aus ${place}`, 1),
  cue(`${name}, (?:the |a |an |die |le |la )?${TRADE}(?![\\p{L}])`, 3),
  cue(
    `${name},? (?:a |an |une? |la |die |das |eine? )?(?:,\\s?)?(?:young |jeune |giovane |junge[rs]? )?${COMPANY} ${OF_OR_BASED}(?![\\p{L}])`,
    2,
  ),
  cue(
    `${NOT_AFTER_PREPOSITION}${name},? (?:\\(${place}(?: [A-Z]{2})?\\)|(?:in|aus|from|based in|à|de|di|a|con sede a|basée à) (?<place2>${PLACE_OF}),)`,
    3,
  ),
  cue(`${name} \\([^()]*?${place}(?: [A-Z]{2})?\\)`, 3),
  cue(
    `${name}, (?:which|that|qu[’']|die|das|che) ?${PRONOUN}? ?(?:had |has |have |a |ont |ha |hanno |avait )?${HAS_FOUNDED}`,
    3,
  ),
  cue(
    `${AUXILIARY} (?:[\\p{L}’' ]{0,40}? )?${FOUNDS} (?:the (?:company|start-?up) |la (?:société|start-up|startup) |the )?${name}`,
    1.5,
  ),
  cue(
    `(?:\\p{Lu}\\p{Ll}+) (?:\\p{Lu}[\\p{L}-]+),? (?:of|von|der|de|di|d[’'])\\s?${name}(?= \\(|,| and | und | et | e )`,
    1.5,
  ),
  cue(`${FOUNDER} (?:of|von|der|de|di|d[’'])\\s?${name}`, 3),
  // prizes and rankings
  cue(`${name}${APPOSITION} ${WINS}[^.;]{0,70}${PRIZE}`, 2),
  cue(`${ORDINAL}(?::| place:| went to| wird| wurde| ist| is)(?: wie [\\p{Ll}]+ \\d{4})? ${name}`, 3),
  cue(`${RANK_OR_CATEGORY}[^.;,]{0,30}? ${IS_HELD_BY} (?:[\\p{Ll}]+ )?${name}`, 3),
  cue(`(?:auf|on|en|al) (?:[Rr]ang|[Pp]latz|place|position|posto) \\p{Ll}+ (?:[\\p{L}]+ )??${name}`, 2),
  cue(
    `${WINNER_NOUN}[^.;:]{0,40}? (?:ist|is|est|è|war|heisst)(?: dieses Jahr| this year| cette année)? ${name}`,
    3,
  ),
];
