import type { Lexicon } from '../../../../libs/article-extractor/src/learned/lexicon';
import { relatedArticles } from '../relations/related-article';
import type { TrainingArticle } from '../training-article';
import { expectedOf } from './expected-article';
import { modelsLeftOut } from './models-left-out';
import { foundIn } from './read-article';
import type { ReadArticle } from './tallies';

/**
 * Processes all real articles like the server does, with models that were trained without the sites of the articles.
 */
export function readUnseen(
  articles: readonly TrainingArticle[],
  lexicon: Lexicon,
  parts: number,
): ReadArticle[] {
  const related = new Map(relatedArticles().map((each) => [each.article.id, each]));
  return modelsLeftOut(articles, lexicon, parts).flatMap((part) =>
    part.articles.flatMap((article) => {
      const own = related.get(article.id);
      return own === undefined ? [] : [{ expected: expectedOf(own), found: foundIn(article, part) }];
    }),
  );
}
