import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const LINTED = /\.[cm]?[jt]sx?$/;
/** Needs the graph of all projects, which takes seconds; `npm run check` applies it. */
const SLOW_RULES = { '@nx/enforce-module-boundaries': 'off' };

/**
 * What is wrong with the staged files, judged by their staged content.
 * @param root of the workspace, with its packages installed
 * @returns `unformatted` paths below root, and `lint`, eslint's report; both empty where all is well
 */
export async function stagedFaults(root) {
  const files = stagedFiles(root);
  return { unformatted: await unformattedOf(root, files), lint: await lintReport(root, files) };
}

function git(root, args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

function stagedFiles(root) {
  const paths = git(root, ['diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z']);
  return paths.split('\0').filter(Boolean);
}

const staged = (root, path) => git(root, ['show', `:${path}`]);

async function unformattedOf(root, files) {
  const prettier = await import('prettier');
  const found = [];
  for (const path of files) {
    const filepath = join(root, path);
    const info = await prettier.getFileInfo(filepath, { ignorePath: join(root, '.prettierignore') });
    if (info.ignored || !info.inferredParser) continue;
    const options = await prettier.resolveConfig(filepath, { editorconfig: true });
    if (!(await prettier.check(staged(root, path), { ...options, filepath }))) found.push(path);
  }
  return found;
}

async function lintReport(root, files) {
  const linted = files.filter((path) => LINTED.test(path));
  if (linted.length === 0) return '';
  const { loadESLint } = await import('eslint');
  const ESLint = await loadESLint({ useFlatConfig: false });
  const eslint = new ESLint({ cwd: root, overrideConfig: { rules: SLOW_RULES } });
  const results = [];
  for (const path of linted) {
    results.push(...(await eslint.lintText(staged(root, path), { filePath: join(root, path) })));
  }
  const formatter = await eslint.loadFormatter('stylish');
  return ESLint.getErrorResults(results).length > 0 ? formatter.format(results) : '';
}
