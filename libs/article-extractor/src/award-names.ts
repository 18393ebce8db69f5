import { foldText } from '@vaglio/startups-domain';

/** Alternative names of an award in the news. All patterns of a family must match the folded text (see foldText). */
interface AwardFamily {
  readonly award: RegExp;
  readonly patterns: readonly RegExp[];
}

const POLYTECHNIC_OF_ZURICH = '(?:polytechnique|politecnico|polytechnikum) (?:federale? )?(?:de |di )?zur';
const ETH = new RegExp(String.raw`\b(?:eth|ethz)\b(?! lausanne)|${POLYTECHNIC_OF_ZURICH}`);
const POLYTECHNIC_OF_LAUSANNE =
  'polytechnique federale (?:de )?lausanne|politecnico (?:federale )?(?:di )?losanna';
const EPFL = new RegExp(String.raw`\bepfl\b|\beth lausanne\b|${POLYTECHNIC_OF_LAUSANNE}`);
const SPIN_OFF_NOUN = String.raw`\bspin (?:off|out)|\bspin(?:off|out)|ausgliederung|essaimage`;
const SPUN_OFF =
  'entstanden|hervorgegangen|issue? (?:de|des) |emerged from|spun (?:off|out)|nat[ao] (?:da|all)';
const SPIN_OFF = new RegExp(`${SPIN_OFF_NOUN}|${SPUN_OFF}`);
const CALLED_SPIN_OFF = new RegExp(SPIN_OFF_NOUN);
const LOAN = '(?:loan|darlehen|kredit)';
const FIT = /\bfit\b|innovation technologique|technological innovation/;
const MASSCHALLENGE = /mass ?challenge/;
const INNOSUISSE = /\binnosuisse\b|\b(?:cti|kti)\b/;

const HUNDRED = String.raw`hundert|\bcent\b|\bcento\b`;
const BEST = String.raw`(?:best|meilleure|miglior|innovativ|aussichtsreich|vielversprech|prometteu|promett)`;
const TOP_100 = String.raw`top ?100|swiss start ?ups?|(?:100|hundert|cent|cento) (?:\w+ )?${BEST}`;

const FAMILIES: readonly AwardFamily[] = [
  { award: /^venture kick\b/, patterns: [/\bventure ?kick/] },
  { award: /^eth spin off/, patterns: [ETH, SPIN_OFF] },
  { award: /^epfl spin off/, patterns: [EPFL, SPIN_OFF] },
  {
    award: /^fif grant/,
    patterns: [
      /\bfif\b|fongit innovation fund/,
      /grant|subvention|bourse|sovvenzione|zuschuss|forderbeitrag/,
    ],
  },
  { award: /^innosuisse certificate/, patterns: [INNOSUISSE, /certificat|zertifi|certifi/] },
  {
    award: /^innosuisse initial coaching/,
    patterns: [INNOSUISSE, /initial coaching|coaching initial|initialcoaching/],
  },
  { award: /^innosuisse core coaching/, patterns: [INNOSUISSE, /core coaching|corecoaching|coaching core/] },
  {
    award: /^innosuisse scale up coaching/,
    patterns: [INNOSUISSE, /scale ?up (?:coaching|award|programm?e?)|coaching scale ?up/],
  },
  { award: /^fit tech grant/, patterns: [FIT, /tech ?grant/] },
  {
    award: /^fit tech seed/,
    patterns: [FIT, new RegExp(String.raw`tech ?seed|\bseed ${LOAN}|pret (?:d amorcage|seed)|prestito seed`)],
  },
  {
    award: /^fit tech growth/,
    patterns: [
      FIT,
      new RegExp(String.raw`tech ?growth|\bgrowth ${LOAN}|pret (?:de croissance|growth)|prestito growth`),
    ],
  },
  { award: /^mass ?challenge gold/, patterns: [MASSCHALLENGE, /\bgold|\bd or\b|\boro\b|en or\b/] },
  { award: /^mass ?challenge silver/, patterns: [MASSCHALLENGE, /\bsil[vb]er|\bargent\b|\bargento\b/] },
  { award: /^mass ?challenge bronze/, patterns: [MASSCHALLENGE, /\bbronz/] },
  { award: /^bridge proof of concept/, patterns: [/\bbridge\b/, /proof of concept/] },
  { award: /^bridge discovery/, patterns: [/\bbridge\b/, /\bdiscovery\b/] },
  { award: /^eth pioneer fellowship/, patterns: [/pioneer fellow/] },
  { award: /^epfl innogrant/, patterns: [/\binno ?grant/] },
  { award: /^gebert ruf/, patterns: [/\binno ?booster/] },
  { award: /^gebert ruef/, patterns: [/\binno ?booster/] },
  { award: /\bde vigier\b/, patterns: [/\b(?:de |w a )?vigier\b/] },
  { award: /^swiss economic award/, patterns: [/\bswiss economic award|\bprix swiss economic|\bsef award/] },
  {
    award: /^top 100 swiss start ?up/,
    patterns: [new RegExp(String.raw`\b100\b|${HUNDRED}`), new RegExp(TOP_100)],
  },
  { award: /^venture leaders?/, patterns: [/\bventure ?leaders?/] },
  { award: /^swiss technology award/, patterns: [/\bswiss technology award/] },
  {
    award: /^zkb pioneer award/,
    patterns: [
      /\bzkb\b|kantonalbank|technopark/,
      /pionierpreis|pioneer (?:award|prize)|prix (?:des )?pionn?iers?/,
    ],
  },
  { award: /^kickstart innovation/, patterns: [/\bkickstart\b/] },
  { award: /^eic accelerator/, patterns: [/\beic\b|european innovation council/, /accelerator/] },
  { award: /^eurostars/, patterns: [/\beurostars?\b/] },
];

/**
 * Returns true if a passage mentions an award by its name or by a usual phrase, such as 'ETH Zurich spin-off' or
 * 'Spin-off der ETH' for `eth spin-off`. It does not check who won the award.
 * @param passage any text
 * @param award name of a parameter; without patterns, the award is found only by this name
 */
export function namesAward(passage: string, award: string): boolean {
  const [text, name] = [foldText(passage), foldText(award)];
  if (name === '') return false;
  if (
    ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${name.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `)
  )
    return true;
  const patterns = awardPatterns(name);
  return patterns.length > 0 && patterns.every((pattern) => pattern.test(text));
}

/**
 * Returns the patterns of the usual phrase for an award. All patterns must occur in the folded text, in any order. The
 * last pattern is the most specific.
 * @param award folded name
 * @returns [] for an award that is found only by its name
 */
export const awardPatterns = (award: string): readonly RegExp[] =>
  FAMILIES.find((known) => known.award.test(award))?.patterns ?? [];

/**
 * Returns true if folded text explicitly calls a company a spin-off. A company that is only 'from' an institution does
 * not count.
 */
export const callsSpinOff = (folded: string): boolean => CALLED_SPIN_OFF.test(folded);
