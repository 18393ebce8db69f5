import { AWARD_COLUMNS, slugOf } from '@vaglio/startups-domain';
import type { ExtractedStartup } from '../extracted-startup';
import type { Extractor, KnownAward } from '../extractor';
import { locateQuotes } from '../locate-quotes';
import { claimsOf, type Claims } from './reliability';
import { figuresOf, type Figures } from './report';
import { scoreArticle } from './scores';
import type { ExpectedArticle } from './test-file';

export interface Evaluation {
  readonly extractor: string;
  readonly all: Figures;
  readonly by_language: Readonly<Record<string, Figures>>;
  readonly milliseconds_per_article: number;
  /** Companies proposed for each article, with their confidence. */
  readonly claims: readonly Claims[];
  readonly articles: readonly {
    readonly id: string;
    readonly found: readonly ExtractedStartup[];
    readonly error?: string;
  }[];
}

/** Awards to search for, which are the award columns of an import. */
const AWARDS: readonly KnownAward[] = AWARD_COLUMNS.map((name) => ({ parameterID: slugOf(name), name }));

/**
 * Extracts every article like the product, checks the quotes, and compares the result with the expected values. A
 * failed extraction counts as an empty result.
 * @param now clock in milliseconds
 * @param locate checks the quotes; values that it removes count as not found
 * @param least minimum confidence from which a company counts as found
 */
export async function evaluate(
  articles: readonly ExpectedArticle[],
  extractor: Extractor,
  now: () => number,
  locate: typeof locateQuotes = locateQuotes,
  least = 0,
): Promise<Evaluation> {
  const began = now();
  const answers: ({ article: ExpectedArticle } & Answer)[] = [];
  for (const article of articles)
    answers.push({ article, ...(await extracted(article, extractor, locate, least)) });
  const spent = now() - began;
  const scored = answers.map(({ article, found }) => ({
    lang: article.lang ?? 'unknown',
    score: scoreArticle(article, found),
  }));
  const languages = [...new Set(scored.map(({ lang }) => lang))].sort();
  return {
    extractor: extractor.model,
    all: figuresOf(scored.map(({ score }) => score)),
    by_language: Object.fromEntries(
      languages.map((lang) => [
        lang,
        figuresOf(scored.filter((entry) => entry.lang === lang).map(({ score }) => score)),
      ]),
    ),
    milliseconds_per_article: Math.round((spent / articles.length) * 100) / 100,
    claims: answers.map(({ claims }) => claims),
    articles: answers.map(({ article, found, error }) => ({
      id: article.id,
      found,
      ...(error === undefined ? {} : { error }),
    })),
  };
}

interface Answer {
  readonly found: readonly ExtractedStartup[];
  readonly claims: Claims;
  readonly error?: string;
}

async function extracted(
  article: ExpectedArticle,
  extractor: Extractor,
  locate: typeof locateQuotes,
  least: number,
): Promise<Answer> {
  try {
    const { title, text, url, date, lang } = article;
    const { startups, confidences } = await extractor.extract(
      { title, text, url, published_at: date ?? null, lang: lang ?? null },
      AWARDS,
    );
    const sure = startups.filter((_, order) => (confidences?.[order]?.company ?? 1) >= least);
    return {
      found: locate(text, sure, AWARDS).map(({ startup }) => startup),
      claims: claimsOf(article, startups, confidences),
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { found: [], claims: claimsOf(article, [], undefined), error: message };
  }
}
