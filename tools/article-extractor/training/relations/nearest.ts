import { judgeOf } from '../../../../libs/article-extractor/src/proof';
import type { Fact } from '../../../../libs/article-extractor/src/relations/fact';
import type { Scene } from '../../../../libs/article-extractor/src/relations/scene';

/**
 * Baseline of the model. It assigns a fact to the company that the judge of quotes finds nearest in the same clause.
 */
export function nearestProves({
  reading,
  sentences,
  sentenceOf,
  companies,
}: Scene): (fact: Fact, company: number) => boolean {
  const judge = judgeOf(reading.text, companies);
  const pointsBefore = (unit: number): number => Array.from(reading.text.slice(0, unit)).length;
  return ({ from, to }, company) => {
    const sentence = sentences[sentenceOf[from] ?? 0];
    const { tokens } = reading;
    const start = pointsBefore(tokens[sentence?.from ?? from]?.start ?? 0);
    const end = pointsBefore(tokens[(sentence?.to ?? to) - 1]?.end ?? 0);
    const value = reading.text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
    return judge.proves({ company, states: (passage) => passage.includes(value), quotes: [{ start, end }] });
  };
}
