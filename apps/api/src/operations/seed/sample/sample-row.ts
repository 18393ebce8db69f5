import { slugOf } from '@vaglio/startups-domain';
import type { ImportRowBody } from '../../../startups/raw/import-row.schemas';
import { randomFrom, type Random } from './random';
import { AWARD_COUNT_SHARES, AWARD_SHARES, CANTON_SHARES, SECTOR_SHARES } from './shares';
import { BEGINNINGS, CUSTOMERS, ENDINGS, FIELDS, FIRST_NAMES, LAST_NAMES, LEGAL_FORMS, TASKS } from './words';

const NAMES = BEGINNINGS.length * ENDINGS.length * FIELDS.length;
/** Step size through the list of names. It is coprime to NAMES, so that every name occurs once before any repeats. */
const STRIDE = 44_987;
/** Number of days before 21 November 2026 in which article dates lie. */
const ARTICLE_DAYS = 1_200;
const LAST_ARTICLE_DAY = Date.UTC(2026, 10, 21);
const MS_PER_DAY = 24 * 60 * 60 * 1000;

/**
 * Builds a sample startup as an import row with a unique name, website and `ID`. Equal numbers give equal rows.
 * @param index from 0
 */
export function sampleRow(index: number): ImportRowBody {
  const random = randomFrom(index);
  const name = nameOf(index);
  const company_name = `${name} ${random.pick(LEGAL_FORMS)}`;
  const host = `${slugOf(name)}.example`;
  const first_name = random.pick(FIRST_NAMES);
  const last_name = random.pick(LAST_NAMES);
  const invested = random.chance(0.015);
  return {
    ID: `made-up-${index + 1}`,
    company_name,
    first_name,
    last_name,
    sector: random.weighted(SECTOR_SHARES),
    canton: random.weighted(CANTON_SHARES),
    country: 'Switzerland',
    founding_year: random.chance(0.95) ? 2026 - Math.floor(15 * random.next() ** 2) : null,
    raised_money: random.chance(0.7) ? Math.round(10 ** (4.5 + 3.2 * random.next())) : null,
    website: `https://${host}`,
    email: random.chance(0.9) ? `${slugOf(last_name)}@${host}` : null,
    number: random.chance(0.8) ? `+41 44 555 ${twoDigits(random)} ${twoDigits(random)}` : null,
    company_description: `${name} ${random.pick(TASKS)}. ${random.pick(CUSTOMERS)}`,
    pros_text: random.chance(0.5) ? `${random.pick(CUSTOMERS)}\n${random.pick(CUSTOMERS)}` : null,
    cons_text: random.chance(0.5) ? 'The first certification is still outstanding.' : null,
    awards: awardsOf(random),
    ...articlesOf(random, company_name, host),
    rejected: bit(random.chance(0.08)),
    candidate: bit(random.chance(0.1)),
    missing_data: bit(random.chance(0.05)),
    email_sent: bit(random.chance(0.12)),
    personality_test_sent: bit(random.chance(0.04)),
    test_passed: bit(random.chance(0.03)),
    create_contract: bit(random.chance(0.02)),
    interested: bit(invested),
    investment: bit(invested),
  };
}

/**
 * Returns the company name for a number. Every combination of name parts occurs once in shuffled order, then again with
 * a number appended.
 */
function nameOf(index: number): string {
  const place = (index * STRIDE) % NAMES;
  const beginning = BEGINNINGS[place % BEGINNINGS.length];
  const ending = ENDINGS[Math.floor(place / BEGINNINGS.length) % ENDINGS.length];
  const field = FIELDS[Math.floor(place / (BEGINNINGS.length * ENDINGS.length))];
  const round = Math.floor(index / NAMES);
  return `${beginning}${ending} ${field}${round === 0 ? '' : ` ${round + 1}`}`;
}

function awardsOf(random: Random): string[] {
  const count = random.weighted(AWARD_COUNT_SHARES) ?? 0;
  const awards = new Set<string>();
  while (awards.size < count) awards.add(random.weighted(AWARD_SHARES) ?? 'venture kick 1');
  return [...awards];
}

function articlesOf(
  random: Random,
  company_name: string,
  host: string,
): Pick<ImportRowBody, 'article_date' | 'articles'> {
  const count = random.chance(0.3) ? random.integer(1, 3) : 0;
  const articles = Array.from({ length: count }, (_, place) => ({
    url: `https://alpine-venture.example/${host.replace('.example', '')}/${place + 1}`,
    title: `${company_name}: ${random.pick(CUSTOMERS)}`,
    published_at: new Date(LAST_ARTICLE_DAY - random.integer(0, ARTICLE_DAYS) * MS_PER_DAY)
      .toISOString()
      .slice(0, 10),
    source: 'Alpine Venture News',
  }));
  const [newest = null] = articles
    .map(({ published_at }) => published_at)
    .sort()
    .reverse();
  return { articles, article_date: newest };
}

function twoDigits(random: Random): string {
  return String(random.integer(0, 99)).padStart(2, '0');
}

function bit(isSet: boolean): 0 | 1 {
  return isSet ? 1 : 0;
}
