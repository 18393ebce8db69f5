// Usage: npm run tool tools/article-extractor/corpus/check-corpus-command.ts [FILE...]
// Checks the annotated articles and counts them.
import { readFileSync } from 'node:fs';
import { problemsOf } from './check-article';
import { LANGUAGES, pageText, type AnnotatedArticle } from './article';
import { CORPUS_FOLDERS, readFolder } from './read-corpus';

const files = process.argv.slice(2);
const records =
  files.length > 0
    ? files.flatMap((file) => {
        const list: unknown = JSON.parse(readFileSync(file, 'utf8'));
        return Array.isArray(list) ? list.map((article: unknown) => ({ file, article })) : [];
      })
    : CORPUS_FOLDERS.flatMap(readFolder);

const problems = records.flatMap(({ file, article }) => {
  const id = article !== null && typeof article === 'object' && 'id' in article ? article.id : '?';
  return problemsOf(article).map((problem) => `${file} ${String(id)}: ${problem}`);
});
for (const problem of problems) process.stdout.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
else {
  const articles = records.map(({ article }) => article as AnnotatedArticle);
  const count = (lang: string) => articles.filter((article) => article.lang === lang).length;
  const lengths = articles.map((article) => pageText(article).length).sort((a, b) => a - b);
  const startups = articles.flatMap((article) => article.startups);
  process.stdout.write(
    `${articles.length} articles (${LANGUAGES.map((lang) => `${lang} ${count(lang)}`).join(', ')}), ${startups.length} startups, ` +
      `${articles.filter((article) => article.startups.length === 0).length} articles without one\n` +
      `Letters: shortest ${lengths[0] ?? 0}, median ${lengths[lengths.length >> 1] ?? 0}, longest ${lengths.at(-1) ?? 0}\n`,
  );
}
