import Ajv from 'ajv';
import { ArticleSchema, pageText, ROLES, type AnnotatedArticle, type AnnotatedStartup } from './article';
import { sumsIn } from './sums';

const isArticle = new Ajv({ allErrors: true, strict: false }).compile<AnnotatedArticle>(ArticleSchema);

/** Returns the errors in an article of the corpus, as sentences; [] if there are none. */
export function problemsOf(article: unknown): string[] {
  if (!isArticle(article)) {
    return (isArticle.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  }
  const text = `${article.title}\n${pageText(article)}`;
  const absent = (what: string, values: readonly (string | undefined)[]) =>
    values
      .filter((value) => value !== undefined && !text.includes(value))
      .map((value) => `${what} "${value}" is not in the text`);
  return [
    ...article.startups.flatMap((startup) => startupProblems(startup, absent)),
    ...ROLES.flatMap((role) => absent(role, article.others?.[role] ?? [])),
    ...absent(
      'sum',
      (article.sums ?? []).map(({ as }) => as),
    ),
    ...roleProblems(article),
    ...unmarkedSums(article, text),
  ];
}

type Absent = (what: string, values: readonly (string | undefined)[]) => string[];

function startupProblems(startup: AnnotatedStartup, absent: Absent): string[] {
  const nameParts = (startup.founders ?? []).flatMap((founder) => founder.split(' '));
  return [
    ...absent('startup', [startup.name, startup.legal_name, ...(startup.also ?? [])]),
    ...absent(`place of ${startup.name}`, [startup.canton?.[1]]),
    ...absent(`founding of ${startup.name}`, [startup.founded?.[1]]),
    ...absent(
      `money of ${startup.name}`,
      (startup.money ?? []).map(({ as }) => as),
    ),
    ...absent(
      `award of ${startup.name}`,
      (startup.awards ?? []).map(({ as }) => as),
    ),
    ...absent(`investor of ${startup.name}`, startup.investors ?? []),
    ...absent(`founder of ${startup.name}`, nameParts),
    ...absent(`website of ${startup.name}`, [startup.website]),
    ...(startup.awards ?? [])
      .filter(({ name, other }) => (name === undefined) === (other === undefined))
      .map(({ as }) => `award "${as}" needs either name or other`),
  ];
}

/**
 * Returns errors in the roles. An organisation is either a startup or has exactly one role. Investors must have a role
 * too.
 */
function roleProblems({ startups, others }: AnnotatedArticle): string[] {
  const names = new Set(
    startups.flatMap(({ name, also, legal_name }) => [name, ...(also ?? []), legal_name]),
  );
  const named = ROLES.flatMap((role) => others?.[role] ?? []);
  const twice = named.filter((name, index) => named.indexOf(name) !== index);
  return [
    ...named.filter((name) => names.has(name)).map((name) => `"${name}" is a startup and something else`),
    ...twice.map((name) => `"${name}" has two roles`),
    ...startups
      .flatMap(({ investors }) => investors ?? [])
      .filter((name) => !names.has(name) && !named.includes(name))
      .map((name) => `investor "${name}" has no role under others`),
  ];
}

/** Returns an error for each amount that `sumsIn` finds but that has no annotation. */
function unmarkedSums({ startups, sums }: AnnotatedArticle, text: string): string[] {
  const marked = [...startups.flatMap(({ money }) => money ?? []), ...(sums ?? [])].map(({ as }) => as);
  const places = marked.flatMap((as) => occurrences(text, as));
  return sumsIn(text)
    .filter(({ as, start }) => !places.some(([from, to]) => from < start + as.length && start < to))
    .map(({ as }) => `the sum "${as}" is annotated neither as money nor under sums`);
}

function occurrences(text: string, part: string): [number, number][] {
  const found: [number, number][] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1))
    found.push([at, at + part.length]);
  return found;
}
