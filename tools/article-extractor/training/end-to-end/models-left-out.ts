import type { OwnModels } from '../../../../libs/article-extractor/src/built-in/built-in-extractor';
import type { Lexicon } from '../../../../libs/article-extractor/src/learned/lexicon';
import { leftOut } from '../cross-validation';
import { bySite, foldsOf, type GroupKey } from '../folds';
import { calibrationsOf, provedOf } from '../relations/calibration';
import { corpusPairs } from '../relations/corpus-pairs';
import { leftOut as relationsLeftOut } from '../relations/cross-validation';
import { thresholdsOf } from '../trained-names';
import type { TrainingArticle } from '../training-article';

/** Articles with the models that process them. The models were trained without the sites of these articles. */
export interface UnseenPart {
  readonly articles: readonly TrainingArticle[];
  readonly models: OwnModels;
  /** Minimum confidence with which a startup or value is accepted automatically. */
  readonly floor: number;
}

/**
 * Divides the real articles into parts by site, and trains all models without each part. The calibrations and
 * thresholds of a part are based on scores of the other parts. Those scores come from models that were trained on this
 * part too. To avoid that, models would have to be trained for each pair of parts, which would take many times as long.
 */
export function modelsLeftOut(
  articles: readonly TrainingArticle[],
  lexicon: Lexicon,
  parts: number,
  keyOf: GroupKey = bySite,
): UnseenPart[] {
  const real = articles.filter(({ isReal }) => isReal);
  const folds = foldsOf(real, keyOf, parts);
  const partOf = new Map(real.map(({ id }, at) => [id, folds[at] ?? 0]));
  const names = leftOut(articles, lexicon, { keyOf, folds: parts });
  const relations = relationsLeftOut(corpusPairs(), ({ id }) => partOf.get(id) ?? 0, parts);
  const proved = provedOf(relations);
  return names.flatMap(({ model, articles: own }, part) => {
    const isOther = (_: unknown, at: number) => at !== part;
    const others = names.filter(isOther);
    const thresholds = thresholdsOf(
      others.flatMap((each) => each.articles),
      others.flatMap(({ proposals }) => proposals),
    );
    const relation = relations[part]?.model;
    if (relation === undefined) return [];
    return [
      {
        articles: own,
        floor: thresholds.floor,
        models: {
          names: { lexicon, model: { ...model, ...thresholds } },
          relations: { ...relation, ...calibrationsOf(relations.filter(isOther), proved.filter(isOther)) },
        },
      },
    ];
  });
}
