import { oneOf } from '../one-of';
import { foldText } from '@vaglio/startups-domain';
import { namesAward } from '../award-names';
import type { KnownAward } from '../extractor';
import type { Sentence } from './sentences';

export interface WonAward {
  readonly name: string;
  /** The sentence with the award. */
  readonly start: number;
  readonly end: number;
}

/** A candidate, a condition, or a programme that describes itself. Reads folded text. */
const CANDIDATE = String.raw`finalist\w*|nomine\w*|nomin[ei]\w*|shortlist\w*|short list\w*|candidat\w+`;
const IN_THE_FINAL = String.raw`im final\b|en finale|in finale|in the final(?! (?:stage|phase|round))`;
const APPLIED =
  'applied for|bewirbt|apply|applications?|beworben|postule|wants to (?:win|apply)|not (?:win|receive)';
const NO_WINNER = String.raw`missed|verpasst\w*|open to companies|alumni|bewerbung\w*`;
const NOT_WON = new RegExp(String.raw`\b${oneOf(CANDIDATE, IN_THE_FINAL, APPLIED, NO_WINNER)}\b`);
const SPIN_OFF_FROM =
  'spin ?(?:off|out)s? (?:of|from|der|des|von|aus der|de l|de la|d|dell|della|di)(?: the)?';
const OWN_SCHOOL = String.raw`eth\b|ethz\b|epfl\b|epf\b|ecole poly|politecnico|eidg`;
const ANOTHERS_SPIN_OFF = new RegExp(
  `${SPIN_OFF_FROM} (?!${OWN_SCHOOL})`,
); /** A sentence with a prize of its own does not continue the one before. Reads folded text. */
const PRIZE = 'award|preis|prix|premio|innosuisse|bridge|innogrant|vigier|eurostars';
const ROUND = 'raise[sd]?|leve|sammelt|raccoglie|runde|round|series|serie';
const ANOTHER_PRIZE = new RegExp(String.raw`\b${oneOf(PRIZE, ROUND)}\b`);
const SPIN_OFF_NOUN = '(?:spin ?(?:off|out)|ausgliederung|ausgrundung)';
const SPUN_OFF = 'emerged|born|spun out|spun off';
const FOUNDED = '(?:entstanden|hervorgegangen|gegrundet|ausgegrundet)';
const PREPOSITION = 'de|l|dell|del|della|dal|dalla|dall|di|in|the|at|du|da|all|von';
const OF_ETH = String.raw`(?:ethz?\b(?! lausanne)|(?:ecole polytechnique|politecnico)(?: federale)? (?:de |di )?zuri)`;
const OF_EPFL = '(?:epfl|lausanne|epf lausanne|ecole polytechnique federale de lausanne)';
const SPIN_OFF_OF: Readonly<Record<string, RegExp>> = {
  eth: new RegExp(
    [
      String.raw`\b(?:ethz?|eth zurich)(?: (?:zurich|zurigo))? ${SPIN_OFF_NOUN}`,
      `(?:spin ?(?:off|out)|ausgliederung|ausgrundung|essaimage|entstanden|hervorgegangen|${SPUN_OFF})s? ` +
        `(?:(?:of|from|der|aus|an|${PREPOSITION}) ){0,3}${OF_ETH}`,
      `(?:der|die|an der|aus der) ethz?(?: zurich)? ${FOUNDED}`,
    ].join('|'),
  ),
  epfl: new RegExp(
    [
      String.raw`\b(?:epfl|epf lausanne|eth lausanne)(?: lausanne)? ${SPIN_OFF_NOUN}`,
      '(?:spin ?(?:off|out)|ausgliederung|ausgrundung|essaimage|' +
        `issue?|entstanden|hervorgegangen|nee?|${SPUN_OFF})s? ` +
        `(?:(?:of|from|der|aus|an|a|${PREPOSITION}|eth) ){0,3}${OF_EPFL}`,
      `(?:der|an der|aus der) (?:epfl|eth lausanne) ${FOUNDED}`,
    ].join('|'),
  ),
};

/** The step of an award whose name is in the sentence before. Reads folded text. */
const STEPS: readonly (readonly [RegExp, RegExp])[] = [
  [/^venture kick \d/, /\d|stage|stufe|phase|etape|fase/],
  [/^mass ?challenge gold/, /\bgold|\bd or\b|\bl or\b|\boro\b/],
  [/^mass ?challenge silver/, /\bsil[vb]er|\bl argent\b|\bd argent\b|\bargento\b/],
  [/^mass ?challenge bronze/, /\bbronz/],
  [/^fit tech grant/, /tech ?grant/],
  [/^fit tech seed/, /tech ?seed/],
  [/^fit tech growth/, /tech ?growth/],
];

/** How far before the step the name of its award may be, in letters. */
const MAX_DISTANCE = 500;

/**
 * The awards that a company won, by the sentences about it. A finalist or nominee did not win; a spin-off of another
 * university is not listed; Venture Kick without an amount or a stage has no stage.
 * @param article whole text: the sentence before may name the award of a step
 */
export function awardsIn(
  sentences: readonly Sentence[],
  known: readonly KnownAward[],
  article: string,
): WonAward[] {
  const won = sentences.flatMap((sentence) => {
    const folded = foldText(sentence.text);
    return known.flatMap(({ name }) => {
      const award = foldText(name);
      if (isWon(sentence.text, folded, award)) return [{ name, start: sentence.start, end: sentence.end }];
      const step = STEPS.find(([names]) => names.test(award))?.[1];
      if (
        step === undefined ||
        !step.test(folded) ||
        NOT_WON.test(folded) ||
        namesAward(sentence.text, award)
      )
        return [];
      const start = Math.max(article.lastIndexOf('\n', sentence.start) + 1, sentence.start - MAX_DISTANCE);
      const before = article.slice(start, sentence.start);
      const named = !ANOTHER_PRIZE.test(folded) && isWon(`${before}${sentence.text}`, folded, award);
      return named ? [{ name, start, end: sentence.end }] : [];
    });
  });
  return won.filter(({ name }, index) => won.findIndex((other) => other.name === name) === index);
}

function isWon(text: string, folded: string, award: string): boolean {
  if (!namesAward(text, award)) return false;
  if (award === 'eth spin off' || award === 'epfl spin off')
    return isSpinOff(folded, award === 'eth spin off' ? 'eth' : 'epfl');
  if (NOT_WON.test(folded)) return false;
  const stage = /^venture kick (\d)/.exec(award)?.[1];
  return stage === undefined || stage === stageOf(folded);
}

function isSpinOff(folded: string, school: 'eth' | 'epfl'): boolean {
  return (
    SPIN_OFF_OF[school]?.test(folded) === true ||
    (school === 'eth' && !ANOTHERS_SPIN_OFF.test(folded) && /\beth ?z?(?: zurich)? spin/.test(folded))
  );
}

const STAGE = '(?:stage|phase|round)';
const STUFE = '(?:stufe|phase|runde)';
const ETAPE = '(?:etape|phase|tour)';
const THOUSAND = String.raw`(?:000|k\b|mille|tausend|thousand|mila)`;
/** The last stage first: a text about it may name the earlier ones too. */
const STAGES = [
  [
    '3',
    `all (?:three|3)|(?:third|final|last|3rd) ${STAGE}|stage (?:3|iii|three)`,
    String.raw`\b(?:130|150) ?${THOUSAND}`,
    String.raw`alle drei|dritte\w* ${STUFE}|letzte\w* ${STUFE}`,
    `trois (?:etapes|phases|tours)|(?:troisieme|derniere|3e) ${ETAPE}`,
    String.raw`terza (?:fase|tappa)|tre fasi|venture kick (?:3|iii)\b`,
  ],
  [
    '2',
    `(?:second|2nd) ${STAGE}|stage (?:2|ii|two)`,
    String.raw`\b(?:40|50|60) ?${THOUSAND}`,
    String.raw`zweite\w* ${STUFE}|(?:deuxieme|seconde|2e) ${ETAPE}`,
    String.raw`seconda (?:fase|tappa)|venture kick (?:2|ii)\b`,
  ],
  [
    '1',
    `(?:first|1st) ${STAGE}|stage (?:1|i|one)`,
    String.raw`\b10 ?${THOUSAND}`,
    String.raw`erste\w* ${STUFE}|(?:premiere|1re) (?:etape|phase)|premier tour`,
    String.raw`prima (?:fase|tappa)|venture kick (?:1|i)\b`,
  ],
].map(([stage = '', ...parts]) => [stage, new RegExp(parts.join('|'))] as const);

/** Stage of Venture Kick: spelled out, by number, or by the amount that a stage pays. */
function stageOf(folded: string): string | null {
  return STAGES.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}
