import type { Article, Startup } from '@vaglio/contract';
import { founderOf } from '@vaglio/startups-data';
import { foldText, isUrl, toPoints, websiteHost } from '@vaglio/startups-domain';

/** Pattern of a web address. An import link without a title is listed under its address. */
const WEB = /^https?:\/\//i;

/**
 * Returns the summary of a startup: its description, and a short text from the import. An article headline is excluded,
 * because it may be about another startup and is listed with the article.
 */
export function summaryOf({ company_description, main_article_info, articles = [] }: Startup): string[] {
  const titles = new Set(articles.map(({ title }) => foldText(title ?? '')));
  const isText = main_article_info !== null && !isLink(main_article_info);
  const isHeadline = main_article_info !== null && titles.has(foldText(main_article_info));
  const texts = [company_description, isText && !isHeadline ? main_article_info : null];
  return [...new Set(texts)].filter((text) => text !== null);
}

/** Returns the articles about a startup and the other links from its import. Duplicate addresses are removed. */
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

/** Returns true if a startup has at least one contact. */
export const hasContacts = (startup: Startup): boolean =>
  [founderOf(startup), startup.email, startup.number, startup.website].some((value) => value !== null);

/** Returns the names of the empty blocks, in the order of the blocks. */
export function emptyParts(startup: Startup): string[] {
  const { pros_text, cons_text } = startup;
  const isEmpty = {
    contacts: !hasContacts(startup),
    summary: summaryOf(startup).length === 0,
    pros: toPoints(pros_text).length === 0,
    risks: toPoints(cons_text).length === 0,
    articles: articlesOf(startup).length === 0,
  };
  return Object.entries(isEmpty).flatMap(([part, isIt]) => (isIt ? [part] : []));
}
