const STAGE = '(?:stage|phase|round)';
const STUFE = '(?:stufe|phase|runde)';
const ETAPE = '(?:etape|phase|tour)';
const THOUSAND = String.raw`(?:000|k\b|mille|tausend|thousand|mila)`;

/** Stages in reverse order, because a text about a stage may also mention earlier stages. */
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
].map(([stage = '', ...parts]) => ({ stage, pattern: new RegExp(parts.join('|')) }));

/**
 * Returns the Venture Kick stage that a passage states. The stage may be spelled out, numbered, or implied by the
 * amount that it pays (10,000; a total of 40,000 or 50,000; a total of 130,000 or 150,000).
 * @param folded text that `foldText` has normalised
 */
export function ventureKickStage(folded: string): { stage: string; start: number } | null {
  for (const { stage, pattern } of STAGES) {
    const match = pattern.exec(folded);
    if (match !== null) return { stage, start: match.index };
  }
  return null;
}
