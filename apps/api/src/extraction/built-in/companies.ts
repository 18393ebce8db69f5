import { oneOf } from '../one-of';
import { foldCompanyName } from '@vaglio/startups-domain';
import { COMPANY_CUES } from './company-cues';
import { investorsIn } from './investors';
import { listedIn } from './company-lists';
import { acquirersIn } from './acquirers';
import { endsAsCompany, isNoCompany, isPersonName } from './not-companies';
import { cleanName, NAME } from './name-grammar';
import { lastNamesIn } from './people';
import { isPlace } from './places';
import type { Sentence } from './sentences';

export interface Company {
  readonly name: string;
  /** Positions of the name in the text, in UTF-16 units, in order. */
  readonly mentions: readonly number[];
}

/** Points from which a candidate counts as a startup of the article. */
const MIN_POINTS = 3;

/** A sentence with such a word is about startups, and the next one may continue it. */
const YOUNG_COMPANY = 'jungunternehmen|jungfirma|jeunes? (?:pousses?|entreprises?|sociétés?)';
const STARTUP_WORD = new RegExp(
  String.raw`start-?ups?(?!\p{L})|spin-?offs?(?!\p{L})|${YOUNG_COMPANY}|(?<!\p{L})scale-?ups?`,
  'iu',
);

/** So many of a name's first mentions are checked for a word that marks a startup. */
const FIRST_MENTIONS = 5;

/** Names are searched in so many letters: no news are longer, and the time stays bounded. Values are read to the end. */
const MAX_READ = 20_000;

interface Candidate {
  name: string;
  points: number;
}

/**
 * The startups that an article reports on, in the order of their first mention: names that the grammar around them
 * marks as a young company ('the startup X', 'X raises CHF', 'X SA'), never investors, institutions or places.
 * @param lang in German every noun is capitalised: a list then makes no startup of a plain word
 * @param people full names of people in the text: no company has the name of one of them
 */
export function companiesIn(
  title: string,
  text: string,
  sentences: readonly Sentence[],
  people: readonly string[],
  lang: string | null,
): Company[] {
  const candidates = new Map<string, Candidate>();
  const persons = new Set(people.map(foldCompanyName));
  const excluded = new Set([...lastNamesIn(text), ...acquirersIn(text)].map(foldCompanyName));
  for (const passage of new Set([
    title,
    ...sentences.filter(({ start }) => start < MAX_READ).map((sentence) => sentence.text),
  ])) {
    for (const { pattern, points } of COMPANY_CUES) {
      for (const match of passage.matchAll(pattern)) {
        const place = match.groups?.place ?? match.groups?.place2;
        if (place !== undefined && !isPlace(place)) continue;
        for (const raw of namesOf(match))
          if (lang !== 'de' || !isGermanNoun(raw, passage.slice(0, passage.indexOf(raw, match.index))))
            count(candidates, raw, points, persons);
      }
    }
  }
  const investors = new Set(investorsIn(text, () => false).map(({ name }) => foldCompanyName(name)));
  for (const raw of listedIn(sentences, lang).filter((listed) => !investors.has(foldCompanyName(listed))))
    count(candidates, raw, MIN_POINTS, persons);
  spread(candidates, sentences, persons, lang === 'de');
  const hinted = sentences.filter(
    (sentence, order) =>
      STARTUP_WORD.test(sentence.text) || STARTUP_WORD.test(sentences[order - 1]?.text ?? ''),
  );
  const whole = ` ${foldCompanyName(title)} `;
  const found = [...candidates.entries()].flatMap(([key, { name, points }]) => {
    const mentions = mentionsOf(text, name);
    const bonus =
      (whole.includes(` ${key} `) ? 1 : 0) +
      (mentions.length > 2 ? 1 : 0) +
      (endsAsCompany(name) ? 1 : 0) -
      (investors.has(key) ? 6 : 0) +
      (mentions
        .slice(0, FIRST_MENTIONS)
        .some((at) => hinted.some(({ start, end }) => start <= at && at < end))
        ? 1
        : 0);
    return points + bonus >= MIN_POINTS &&
      !excluded.has(key) &&
      (mentions.length > 0 || (points > MIN_POINTS + 1 && whole.includes(` ${key} `)))
      ? [{ name, mentions, key }]
      : [];
  });
  const distinct = found.filter(
    ({ key }) =>
      !found.some(
        (other) =>
          other.key !== key &&
          other.key.split(' ').length > key.split(' ').length &&
          other.key.startsWith(`${key} `),
      ),
  );
  return distinct
    .map(({ name, mentions }) => ({ name, mentions }))
    .sort((a, b) => (a.mentions[0] ?? 0) - (b.mentions[0] ?? 0));
}

const ITEM = `${NAME}(?: \\([^)]*\\))?`;
const RUN = new RegExp(`${ITEM}(?:(?:, | und | and | et | e |, and | sowie )${ITEM})+`, 'gu');

/** Several words, inner capitals or digits. */
const PLAINLY_A_NAME = /\s|\p{Ll}\p{Lu}|\p{Lu}{2}|\d|\./u;

/** A name in one list with a startup is one too. */
function spread(
  candidates: Map<string, Candidate>,
  sentences: readonly Sentence[],
  persons: ReadonlySet<string>,
  namesOnly: boolean,
): void {
  for (const { text } of sentences) {
    for (const [run] of text.matchAll(RUN)) {
      const names = run.replace(/ \([^)]*\)/gu, '').split(/, and |, | und | and | et | e | sowie /u);
      const known = names.filter(
        (name) => (candidates.get(foldCompanyName(cleanName(name)))?.points ?? 0) >= MIN_POINTS,
      );
      if (known.length > 0 && names.length > known.length)
        for (const name of names.filter((raw) => !namesOnly || PLAINLY_A_NAME.test(raw)))
          count(candidates, name, known.length * 2 >= names.length ? MIN_POINTS : MIN_POINTS - 1, persons);
    }
  }
}

const GERMAN_ARTICLE = '[Dd](?:er|ie|as|em|en|es)|[Ee]in(?:e[nrms]?)?|[Kk]eine?';
const ARTICLE = new RegExp(String.raw`^(?:${GERMAN_ARTICLE}|[Ii]hre?|[Ss]eine?)\s`, 'u');
const SMALL_NUMBER =
  '[Zz]wei|[Dd]rei|[Vv]ier|[Ff]ünf|[Ss]echs|[Ss]ieben|[Aa]cht|[Nn]eun|[Zz]ehn|[Ee]lf|[Zz]wölf';
const SEVERAL = String.raw`(?<!\d)\d{1,2}|mehrere|viele|einige|weitere`;
const CONTRACTED_ARTICLE = 'zum|zur|im|am|beim|vom';
const ARTICLE_OR_NUMBER = new RegExp(
  String.raw`(?:^|\s)${oneOf(GERMAN_ARTICLE, SMALL_NUMBER, SEVERAL, CONTRACTED_ARTICLE)}\s$`,
  'u',
);
/** In German an article or a number precedes nouns, but not the bare name of a company. */
function isGermanNoun(raw: string, before: string): boolean {
  const bare = raw.replace(ARTICLE, '');
  return !PLAINLY_A_NAME.test(bare) && (bare !== raw || ARTICLE_OR_NUMBER.test(before.slice(-12)));
}

/** Every named group 'name', 'second', 'third' of a cue. */
function namesOf(match: RegExpMatchArray): string[] {
  const names = Object.entries(match.groups ?? {}).flatMap(([group, raw]) =>
    group.startsWith('place') ? [] : [raw],
  );
  return names.filter((name): name is string => typeof name === 'string');
}

function count(
  candidates: Map<string, Candidate>,
  raw: string,
  points: number,
  persons: ReadonlySet<string>,
): void {
  const name = cleanName(raw);
  const key = foldCompanyName(name);
  if (name === '' || isNoCompany(name) || ((points < MIN_POINTS || isPersonName(name)) && persons.has(key)))
    return;
  const candidate = candidates.get(key);
  if (candidate === undefined) candidates.set(key, { name, points });
  else {
    candidate.points += points;
    if (/\s(?:AG|SA|GmbH|Sàrl|Sagl)$/u.test(name)) candidate.name = name;
  }
}

const LETTER = /[\p{L}\p{N}]/u;

/** Every position of the name in the text, with or without its legal form. */
function mentionsOf(text: string, name: string): number[] {
  const bare = name.replace(/\s(?:AG|SA|GmbH|Sàrl|Sarl|Sagl|SAGL|SARL|Ltd|Inc|LLC)$/u, '');
  const found: number[] = [];
  for (let at = text.indexOf(bare); at >= 0 && bare !== ''; at = text.indexOf(bare, at + bare.length)) {
    if (!LETTER.test(text.charAt(at - 1)) && !LETTER.test(text.charAt(at + bare.length))) found.push(at);
  }
  return found;
}
