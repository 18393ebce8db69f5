import { isFlagSet } from '@vaglio/startups-domain';
import type { Investment, InvestmentArticle, InvestmentAward, InvestmentPage } from './investment';
import { isByRank, type ListQuery } from './list-query';
import { readEntries, readField, readFigure, readWords } from './read-fields';

/**
 * A page of GET /auth/investments. Servers differ: ids and numbers may be texts or numbers, flags 0, 1, true or false,
 * pros and risks one text or a list, and rank, awards and articles may be missing.
 * @param query what was asked: where the order is the rank, a missing rank follows from the place on the page
 * @returns no startups for an unreadable answer; an entry without an id or a name is left out. Never throws.
 * Source: spec §3 and §7.
 */
export function readInvestmentPage(data: unknown, query: ListQuery): InvestmentPage {
  const offset = (query.page - 1) * query.pageSize;
  const items = readEntries(data, 'items').flatMap((row, index) => {
    const startup = readOnce(row, isByRank(query) ? offset + index + 1 : null);
    return startup ? [startup] : [];
  });
  return { items, total: readFigure(data, 'total') ?? items.length };
}

interface Reading {
  readonly place: number | null;
  readonly startup: Investment | null;
}
const readings = new WeakMap<object, Reading>();

/** A row that came again unchanged is the same startup, so that its card need not be drawn again. */
function readOnce(row: unknown, place: number | null): Investment | null {
  if (typeof row !== 'object' || row === null) return null;
  const known = readings.get(row);
  if (known?.place === place) return known.startup;
  const startup = readInvestment(row, place);
  readings.set(row, { place, startup });
  return startup;
}

/** @returns null for a row without an id or a name */
export function readInvestment(row: unknown, place: number | null): Investment | null {
  const id = readField(row, 'id');
  const company_name = readWords(row, 'company_name');
  if ((typeof id !== 'string' && typeof id !== 'number') || company_name === null) return null;
  const words = (name: string) => readWords(row, name);
  return {
    id: String(id),
    company_name,
    rank: readFigure(row, 'rank') ?? place,
    score: readFigure(row, 'score'),
    founding_year: readFigure(row, 'founding_year'),
    raised_money: readFigure(row, 'raised_money'),
    version: readFigure(row, 'version'),
    first_name: words('first_name'),
    last_name: words('last_name'),
    social_reason: words('social_reason'),
    sector: words('sector'),
    canton: words('canton'),
    main_article_info: words('main_article_info'),
    website: words('website'),
    email: words('email'),
    number: words('number'),
    investors: words('investors'),
    partnership: words('partnership'),
    advisors: words('advisors'),
    other_award: words('other_award'),
    company_description: words('company_description'),
    pros_text: readWords(row, 'pros_text', 'pros'),
    cons_text: readWords(row, 'cons_text', 'risks'),
    firstTime_appear_inscore: words('firstTime_appear_inscore'),
    last_modified_score: words('last_modified_score'),
    updated_at: words('updated_at'),
    email_sent: flag(row, 'email_sent'),
    create_contract: flag(row, 'create_contract'),
    interested: flag(row, 'interested'),
    rejected: flag(row, 'rejected'),
    awards: readEntries(row, 'awards').flatMap(readAward),
    articles: readEntries(row, 'articles').flatMap(readArticle),
  };
}

function flag(row: unknown, name: string): number {
  const value = readField(row, name);
  return typeof value === 'number' || typeof value === 'boolean' ? Number(isFlagSet(value)) : 0;
}

function readAward(entry: unknown): InvestmentAward[] {
  const award_name = readWords(entry, 'award_name');
  return award_name === null ? [] : [{ award_name, weight_used: readFigure(entry, 'weight_used') }];
}

function readArticle(entry: unknown): InvestmentArticle[] {
  const url = readWords(entry, 'url');
  return url === null
    ? []
    : [
        {
          url,
          title: readWords(entry, 'title'),
          published_at: readWords(entry, 'published_at'),
          source: readWords(entry, 'source'),
        },
      ];
}
