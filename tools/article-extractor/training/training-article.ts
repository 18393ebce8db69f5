import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldCompanyName } from '@vaglio/startups-domain';
import { readTestFile } from '../../../libs/article-extractor/src/evaluation/test-file';
import { FURNITURE, pageText, ROLES, type AnnotatedArticle } from '../corpus/article';
import { readFolder } from '../corpus/read-corpus';

/** What an organisation is that is no startup. */
export type Role = (typeof ROLES)[number];

/** An article with the names that are startups in it, folded. */
export interface TrainingArticle {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** Of each line of the body whether it is page furniture; null where nobody said. */
  readonly furniture: readonly boolean[] | null;
  readonly lang: string;
  readonly names: ReadonlySet<string>;
  /** Either answer is right: they neither train nor count. */
  readonly optional: ReadonlySet<string>;
  /** Of the other organisations, folded; null where nobody said. */
  readonly roles: ReadonlyMap<string, Role> | null;
  readonly site: string;
  /** '?' where the page has no date. */
  readonly year: string;
  /** Fictional articles only train. */
  readonly isReal: boolean;
}

const CORPUS = join(__dirname, '../corpus');

/** All articles: the given ones, the retold and the fictional. */
export function trainingArticles(): TrainingArticle[] {
  const folder = join(CORPUS, 'given');
  const given = readdirSync(folder)
    .sort()
    .flatMap((file) => readTestFile(readFileSync(join(folder, file), 'utf8')))
    .map((article) => ({
      ...base(article.id, article.url, article.date, true),
      title: article.title,
      body: article.text,
      furniture: null,
      lang: article.lang ?? '',
      names: new Set(article.gold.map(({ company_name }) => foldCompanyName(company_name))),
      optional: new Set<string>(),
      roles: null,
    }));
  const own = (['real', 'fictional'] as const).flatMap((name) =>
    readFolder(name).map(({ article }) => annotated(article as AnnotatedArticle, name === 'real')),
  );
  return [...given, ...own];
}

function annotated(article: AnnotatedArticle, isReal: boolean): TrainingArticle {
  const fold = (names: readonly string[]) => new Set(names.map(foldCompanyName));
  const sure = article.startups.filter(({ optional }) => optional !== true);
  const names = fold(sure.map(({ name }) => name));
  const others = article.startups.flatMap(({ name, also, optional }) => [
    ...(also ?? []),
    ...(optional === true ? [name] : []),
  ]);
  return {
    ...base(article.id, article.url, article.date, isReal),
    title: article.title,
    body: pageText(article),
    furniture: article.text.map((line) => line.startsWith(FURNITURE)),
    lang: article.lang,
    names,
    optional: new Set([...fold(others)].filter((name) => !names.has(name))),
    roles: new Map(
      ROLES.flatMap((role) => (article.others?.[role] ?? []).map((name) => [foldCompanyName(name), role])),
    ),
  };
}

function base(id: string, url: string, date: string | null | undefined, isReal: boolean) {
  const site = new URL(url).hostname.replace(/^www\./u, '');
  return { id, site, year: date?.slice(0, 4) ?? '?', isReal };
}
