import { foldCompanyName } from '@vaglio/startups-domain';
import { MAX_NAME_LENGTH } from '../../contract/text-limits';
import { MAX_FOUNDING_YEAR, MIN_FOUNDING_YEAR } from '../../startups/startup.limits';
import {
  MAX_LIST_ENTRIES,
  MAX_QUOTE_LENGTH,
  MAX_STARTUPS,
  type ExtractedStartup,
} from '../extracted-startup';
import type { ArticleText, Extraction, Extractor, KnownAward } from '../extractor';
import { learnedArticle, type LearnedName } from '../learned/learned-names';
import { boundedText } from './bounded-text';
import { awardsIn, type WonAward } from './awards';
import type { Company } from './company';
import { foundersIn } from './people';
import { investorsIn } from './investors';
import { languageOf } from './language';
import { leadsOf } from './leads';
import { amountForEach, amountInList } from './list-amounts';
import { raisedMoney } from './raised-money';
import { seatOf } from './seat';
import { sectorIn } from './sectors';
import { sentencesOf, type Sentence } from './sentences';
import { foundingYearIn } from './years';
import { continuesSubject, zonesOf, type Zone } from './zones';

/** The name under which its extractions are stored. */
export const BUILT_IN_MODEL = 'built-in';

/** Reads news with trained models and dictionaries: offline, the same answer every time, free. */
export function builtInExtractor(): Extractor {
  return {
    model: BUILT_IN_MODEL,
    extract: (article, awards, signal) => {
      signal?.throwIfAborted();
      return Promise.resolve({
        ...startupsIn(article, awards),
        usage: { input_tokens: 0, output_tokens: 0 },
      });
    },
  };
}

/** More likely than not: a name from here on ends what the text says about the one before it. */
const LIKELY = 0.5;

/**
 * The startups of an article that are worth proposing, each with its confidence and with the sentence that states each
 * value. Pure; an article without any gives none.
 */
export function startupsIn(
  article: ArticleText,
  awards: readonly KnownAward[],
): Pick<Extraction, 'startups' | 'confidences'> {
  const title = boundedText(article.title);
  const body = boundedText(article.text);
  const { story: text, names } = learnedArticle(title, body, article.lang ?? languageOf(body));
  const found = likeliest(names);
  const sentences = sentencesOf(text);
  const likely = found.filter(({ probability }) => probability >= LIKELY);
  const zonesOfAll = zonesOf(text, sentences, found);
  const zonesOfLikely = new Map(
    zonesOf(text, sentences, likely).map((zones, order) => [likely[order], zones]),
  );
  const startups = found.map((company, order) => {
    const zones = zonesOfLikely.get(company) ?? zonesOfAll[order] ?? [];
    const companies = zonesOfLikely.has(company) ? likely : found;
    return startupOf({ title, text, source: article.text, sentences, awards, company, companies, zones });
  });
  return {
    startups,
    confidences: found.map(({ probability }) => ({ company: probability, values: [] })),
  };
}

/** As many as an extraction may have, in the order of the text. */
function likeliest(names: readonly LearnedName[]): LearnedName[] {
  if (names.length <= MAX_STARTUPS) return [...names];
  const kept = new Set([...names].sort((a, b) => b.probability - a.probability).slice(0, MAX_STARTUPS));
  return names.filter((name) => kept.has(name));
}

interface Context {
  readonly title: string;
  readonly text: string;
  /** The article's own text, for quotes; places are the same. */
  readonly source: string;
  readonly sentences: readonly Sentence[];
  readonly awards: readonly KnownAward[];
  readonly company: Company;
  readonly companies: readonly Company[];
  readonly zones: readonly Zone[];
}

function startupOf(context: Context): ExtractedStartup {
  const { text, source, company, companies, zones, sentences } = context;
  const alone = companies.length === 1;
  const isCompany = (name: string) =>
    companies.some((other) => foldCompanyName(other.name) === foldCompanyName(name));
  const isOwn = (of: string) =>
    /^(?:company|startup|start-up|firma|unternehmens?|société|entreprise)$/iu.test(of) ||
    foldCompanyName(of).startsWith(foldCompanyName(company.name));
  const stretches = zones.map((zone) => ({ start: zone.start, text: text.slice(zone.start, zone.end) }));
  const first = <T extends { readonly start: number }>(find: (part: string) => T | null) => {
    for (const stretch of stretches) {
      const found = find(stretch.text);
      if (found !== null) return { ...found, start: found.start + stretch.start };
    }
    return null;
  };
  const all = <T extends { readonly start: number }>(find: (part: string) => readonly T[]) =>
    stretches
      .flatMap((stretch) =>
        find(stretch.text).map((found) => ({ ...found, start: found.start + stretch.start })),
      )
      .slice(0, MAX_LIST_ENTRIES);
  const quoteAt = (at: number): string[] =>
    sentences
      .filter(({ start, end }) => start <= at && at < end)
      .slice(0, 1)
      .map(({ start, end }) => source.slice(start, Math.min(end, start + MAX_QUOTE_LENGTH)));
  const leads = leadsOf(sentences, companies);
  const money =
    amountInList(context.sentences, company) ??
    raisedMoney(context.title, stretches, alone) ??
    amountForEach(context.sentences, company, companies);
  const sector = first(sectorIn);
  const seat = seatOf(context.title, text, stretches, company, alone);
  const year = first(foundingYearIn);
  const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u.exec(
    stretches.map((stretch) => stretch.text).join('\n'),
  )?.[0];
  const ownAddress =
    /^[\p{L}\p{N}-]+\.(?:ch|com|ai|io|health|app|tech|eu|swiss|net|org)(?=\s|$)/iu.exec(company.name)?.[0] ??
    null;
  const own = quoteAt(company.mentions[0] ?? -1);
  const zoned = sentences.flatMap((sentence) => withinZones(sentence, zones, text));
  return {
    company_name: { value: company.name.slice(0, MAX_NAME_LENGTH), quotes: own },
    founders: unique(
      all((part) => foundersIn(part, isOwn)),
      ({ first_name, last_name }) => `${first_name} ${last_name}`,
    ).map(({ first_name, last_name, start }) => ({ first_name, last_name, quotes: quoteAt(start) })),
    founding_year:
      year === null || year.year < MIN_FOUNDING_YEAR || year.year > MAX_FOUNDING_YEAR
        ? null
        : { value: year.year, quotes: quoteAt(year.start) },
    sector: sector === null ? null : { value: sector.sector, quotes: quoteAt(sector.start) },
    canton: seat === null ? null : { value: seat.canton, quotes: quoteAt(seat.start) },
    country: seat === null ? null : { value: 'Switzerland', quotes: quoteAt(seat.start) },
    raised_money:
      money === null
        ? null
        : {
            value: { amount: money.amount, currency: money.currency, as_stated: money.as_stated },
            quotes: quoteAt(money.start),
          },
    financings: [],
    investors: unique(
      all((part) => investorsIn(part, isCompany)),
      ({ name }) => name,
    ).map(({ name, start }) => ({ name, quotes: quoteAt(start) })),
    awards: wonBy(zoned, leads, context).flatMap(({ name, start, end }) =>
      awardWithQuote(source, company, name, start, end),
    ),
    website: ownAddress === null ? null : { value: ownAddress, quotes: own },
    email:
      email === undefined ||
      !alone ||
      !foldCompanyName(email.split('@')[1] ?? '').includes(foldCompanyName(company.name).replaceAll(' ', ''))
        ? null
        : { value: email, quotes: quoteAt(text.indexOf(email)) },
    company_description: own[0] === undefined ? null : { value: own[0], quotes: own },
    pros: null,
    cons: null,
  };
}

/** A prize in a lead sentence belongs to every company; a spin-off needs a sentence about this company. */
function wonBy(zoned: readonly Sentence[], leads: readonly Sentence[], context: Context): WonAward[] {
  const isSpinOff = ({ name }: KnownAward) => /spin.?off/iu.test(name);
  const [spinOffs, prizes] = [
    context.awards.filter(isSpinOff),
    context.awards.filter((award) => !isSpinOff(award)),
  ];
  const named = zoned.filter(
    (sentence) =>
      continuesSubject(sentence.text) ||
      context.company.mentions.some((at) => sentence.start <= at && at < sentence.end),
  );
  return unique(
    [
      ...awardsIn(named, spinOffs, context.text),
      ...awardsIn(zoned, prizes, context.text),
      ...awardsIn(leads, prizes, context.text),
    ],
    ({ name }) => name,
  );
}

/** The parts of a sentence that are about the company. */
function withinZones(sentence: Sentence, zones: readonly Zone[], text: string): Sentence[] {
  return zones.flatMap((zone) => {
    const [start, end] = [Math.max(zone.start, sentence.start), Math.min(zone.end, sentence.end)];
    return start < end ? [{ start, end, text: text.slice(start, end) }] : [];
  });
}

/** An award counts only with one passage that names it and the company: from the nearest mention to the sentence. */
function awardWithQuote(
  text: string,
  company: Company,
  name: string,
  start: number,
  end: number,
): { name: string; quotes: string[] }[] {
  const passages = company.mentions.map((at) =>
    text.slice(Math.min(at, start), Math.max(at + company.name.length, end)).trim(),
  );
  const [shortest] = passages.sort((a, b) => a.length - b.length);
  return shortest === undefined || shortest.length > MAX_QUOTE_LENGTH ? [] : [{ name, quotes: [shortest] }];
}

function unique<T>(list: readonly T[], keyOf: (entry: T) => string): T[] {
  return list.filter((entry, index) => list.findIndex((other) => keyOf(other) === keyOf(entry)) === index);
}
