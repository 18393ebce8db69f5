import { readFileSync } from 'node:fs';
import { furnitureScores, withoutFurniture } from '../../../../libs/article-extractor/src/learned/furniture';
import { lexiconOf } from '../../../../libs/article-extractor/src/learned/lexicon';
import { readNames } from '../../../../libs/article-extractor/src/learned/names-file';
import { LEXICON_FILE, NAMES_FILE } from '../model-files';
import type { TrainingArticle } from '../training-article';
import { pairedArticle, type PairedArticle } from './pairs';
import { relatedArticles } from './related-article';

/**
 * Returns all articles of the corpus that have a company, as pairs of fact and company. Page furniture is removed as
 * annotated. In articles without annotations, it is removed as detected by the model.
 */
export function corpusPairs(): PairedArticle[] {
  const lexicon = lexiconOf(readFileSync(LEXICON_FILE));
  const { furniture } = readNames(readFileSync(NAMES_FILE));
  return relatedArticles()
    .filter(({ companies }) => companies.length > 0)
    .map((each) => pairedArticle(each, storyOf(each.article, furniture), lexicon));
}

function storyOf({ body, furniture }: TrainingArticle, weights: ArrayLike<number>): string {
  if (furniture === null) return withoutFurniture(body, furnitureScores(body, weights));
  return body
    .split('\n')
    .map((line, at) => (furniture[at] === true ? ' '.repeat(line.length) : line))
    .join('\n');
}
