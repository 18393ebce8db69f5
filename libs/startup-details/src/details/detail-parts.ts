import type { Article, Startup } from '@vaglio/contract';
import { founderOf } from '@vaglio/startups-data';
import { foldText, isUrl, toPoints, websiteHost } from '@vaglio/startups-domain';

/** What a link of an import is cited by, where it has no text. */
const WEB = /^https?:\/\//i;

/**
 * The summary of a startup: its description, and what an import says in short. The headline of an article is none of it: it
 * may be about another company, and is listed with the article.
 */
export function summaryOf({ company_description, main_article_info, articles = [] }: Startup): string[] {
  const titles = new Set(articles.map(({ title }) => foldText(title ?? '')));
  const isText = main_article_info !== null && !isLink(main_article_info);
  const isHeadline = main_article_info !== null && titles.has(foldText(main_article_info));
  const texts = [company_description, isText && !isHeadline ? main_article_info : null];
  return [...new Set(texts)].filter((text) => text !== null);
}

/** The articles of a startup, and the links of its import that are none of them, each address once. */
export function articlesOf({ articles = [], url, main_article_info, article_date }: Startup): Article[] {
  const links = [url, main_article_info].filter((link) => link !== null && isLink(link));
  const known = new Set(articles.map((article) => article.url));
  const imported = [...new Set(links)].flatMap((link): Article[] =>
    link === null || known.has(link)
      ? []
      : [{ url: link, title: null, published_at: article_date, source: websiteHost(link) }],
  );
  return imported.length === 0 ? articles : [...articles, ...imported];
}

const isLink = (text: string): boolean => WEB.test(text) && isUrl(text);

/** The blocks of the details that a startup has nothing for, in their order. */
export function emptyParts(startup: Startup): string[] {
  const { email, number, website, pros_text, cons_text } = startup;
  const isEmpty = {
    contacts: [founderOf(startup), email, number, website].every((value) => value === null),
    summary: summaryOf(startup).length === 0,
    pros: toPoints(pros_text).length === 0,
    risks: toPoints(cons_text).length === 0,
    articles: articlesOf(startup).length === 0,
  };
  return Object.entries(isEmpty).flatMap(([part, isIt]) => (isIt ? [part] : []));
}
