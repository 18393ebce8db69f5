import { readFileSync } from 'node:fs';
import { furnitureScores, withoutFurniture } from '../../../../libs/article-extractor/src/learned/furniture';
import { lexiconOf } from '../../../../libs/article-extractor/src/learned/lexicon';
import { readNames } from '../../../../libs/article-extractor/src/learned/names-file';
import { LEXICON_FILE, NAMES_FILE } from '../model-files';
import type { TrainingArticle } from '../training-article';
import { pairedArticle, type PairedArticle } from './pairs';
import { relatedArticles } from './related-article';

/** All articles of the corpus with a company, paired; their page furniture is dropped as marked, else as recognised. */
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
