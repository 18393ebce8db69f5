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
const NOT_WON =
  /\b(?:finalist\w*|nomine\w*|nomin[ei]\w*|shortlist\w*|short list\w*|candidat\w+|im final\b|en finale|in finale|in the final(?! (?:stage|phase|round))|applied for|bewirbt|apply|applications?|beworben|postule|wants to (?:win|apply)|not (?:win|receive)|missed|verpasst\w*|open to companies|alumni|bewerbung\w*)\b/;
const ANOTHERS_SPIN_OFF =
  /spin ?(?:off|out)s? (?:of|from|der|des|von|aus der|de l|de la|d|dell|della|di)(?: the)? (?!eth\b|ethz\b|epfl\b|epf\b|ecole poly|politecnico|eidg)/;
/** A sentence with a prize of its own does not continue the one before. Reads folded text. */
const ANOTHER_PRIZE =
  /\b(?:award|preis|prix|premio|innosuisse|bridge|innogrant|vigier|eurostars|raise[sd]?|leve|sammelt|raccoglie|runde|round|series|serie)\b/;
const SPIN_OFF_OF: Readonly<Record<string, RegExp>> = {
  eth: /\b(?:ethz?|eth zurich)(?: (?:zurich|zurigo))? (?:spin ?(?:off|out)|ausgliederung|ausgrundung)|(?:spin ?(?:off|out)|ausgliederung|ausgrundung|essaimage|entstanden|hervorgegangen|emerged|born|spun out|spun off)s? (?:(?:of|from|der|aus|an|de|l|dell|del|della|dal|dalla|dall|di|in|the|at|du|da|all|von) ){0,3}(?:ethz?\b(?! lausanne)|(?:ecole polytechnique|politecnico)(?: federale)? (?:de |di )?zuri)|(?:der|die|an der|aus der) ethz?(?: zurich)? (?:entstanden|hervorgegangen|gegrundet|ausgegrundet)/,
  epfl: /\b(?:epfl|epf lausanne|eth lausanne)(?: lausanne)? (?:spin ?(?:off|out)|ausgliederung|ausgrundung)|(?:spin ?(?:off|out)|ausgliederung|ausgrundung|essaimage|issue?|entstanden|hervorgegangen|nee?|emerged|born|spun out|spun off)s? (?:(?:of|from|der|aus|an|a|de|l|dell|del|della|dal|dalla|dall|di|in|the|at|du|da|all|von|eth) ){0,3}(?:epfl|lausanne|epf lausanne|ecole polytechnique federale de lausanne)|(?:der|an der|aus der) (?:epfl|eth lausanne) (?:entstanden|hervorgegangen|gegrundet|ausgegrundet)/,
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

/** Stage of Venture Kick: spelled out, by number, or by the amount that a stage pays. */
function stageOf(folded: string): string | null {
  if (
    /all (?:three|3)|(?:third|final|last|3rd) (?:stage|phase|round)|stage (?:3|iii|three)|\b(?:130|150) ?(?:000|k\b|mille|tausend|thousand|mila)|alle drei|dritte\w* (?:stufe|phase|runde)|letzte\w* (?:stufe|phase|runde)|trois (?:etapes|phases|tours)|(?:troisieme|derniere|3e) (?:etape|phase|tour)|terza (?:fase|tappa)|tre fasi|venture kick (?:3|iii)\b/.test(
      folded,
    )
  )
    return '3';
  if (
    /(?:second|2nd) (?:stage|phase|round)|stage (?:2|ii|two)|\b(?:40|50|60) ?(?:000|k\b|mille|tausend|thousand|mila)|zweite\w* (?:stufe|phase|runde)|(?:deuxieme|seconde|2e) (?:etape|phase|tour)|seconda (?:fase|tappa)|venture kick (?:2|ii)\b/.test(
      folded,
    )
  )
    return '2';
  if (
    /(?:first|1st) (?:stage|phase|round)|stage (?:1|i|one)|\b10 ?(?:000|k\b|mille|tausend|thousand|mila)|erste\w* (?:stufe|phase|runde)|(?:premiere|1re) (?:etape|phase)|premier tour|prima (?:fase|tappa)|venture kick (?:1|i)\b/.test(
      folded,
    )
  )
    return '1';
  return null;
}
