import { lineFeatures } from '../../../libs/article-extractor/src/learned/furniture';
import { fitLogistic, LOGISTIC } from './fit-logistic';
import type { TrainingArticle } from './training-article';

/** Fits the model of page furniture on the lines of the annotated articles. */
export function fitFurniture(articles: readonly TrainingArticle[]): Float64Array {
  const examples = articles.flatMap(({ body, furniture }) => {
    const lines = body.split('\n');
    return (furniture ?? []).map((isFurniture, at) => ({
      features: lineFeatures(lines, at),
      isTrue: isFurniture,
    }));
  });
  return fitLogistic(examples, { ...LOGISTIC, rounds: 8 });
}
