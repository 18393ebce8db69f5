import { startupsIn } from '../../libs/article-extractor/src/built-in/built-in-extractor';
import { UNSEEN_NEWS } from '../../libs/article-extractor/src/built-in/unseen-news.fixture';
import type { Chapter, Figure } from './report';

/** Letters of an article. */
const SIZES = [500, 5_000, 40_000];
const ROUNDS = 5;
const AWARDS = [{ parameterID: 'eth-spin-off', name: 'eth spin-off' }];

/** Processor time of the built-in extractor for articles of several lengths: it grows with the length alone. */
export function extractionFigures(): Promise<Chapter> {
  return Promise.resolve({ title: 'The built-in extractor reads', figures: SIZES.map(figureOf) });
}

function figureOf(letters: number): Figure {
  const articles = UNSEEN_NEWS.map(({ title, text, lang }) => ({
    title,
    text: `${text}\n`.repeat(Math.ceil(letters / text.length)).slice(0, letters),
    url: 'https://news.example.org/1',
    published_at: null,
    lang,
  }));
  const readAll = () => articles.forEach((article) => startupsIn(article, AWARDS));
  readAll();
  const began = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) readAll();
  const { user, system } = process.cpuUsage(began);
  const milliseconds = (user + system) / 1_000 / (ROUNDS * articles.length);
  return { what: `an article of ${letters} letters`, value: `${milliseconds.toFixed(1)} ms of processor` };
}
