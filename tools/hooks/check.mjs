// Git hooks. `check.mjs staged` and `check.mjs message FILE` print errors, if any, and then exit with code 1.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const LONGEST_SUBJECT = 72;
/** Matches messages that git generates, and messages of commits that a rebase will squash. */
const WRITTEN_BY_GIT = /^(?:Merge |Revert "|Reapply "|fixup! |squash! |amend! )/;
/**
 * Lint rules that the hooks skip. These rules need the graph of all projects, which takes seconds to build. `npm run
 * check` applies them.
 */
const RULES = { '@nx/enforce-module-boundaries': 'off' };

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
const [kind, file] = process.argv.slice(2);
const faults = kind === 'message' ? messageFaults(readFileSync(file, 'utf8')) : await stagedFaults();
process.stderr.write(faults.map((fault) => `${fault}\n`).join(''));
process.exitCode = faults.length > 0 ? 1 : 0;

function messageFaults(text) {
  const withoutDiff = text.replace(/^# -+ >8 -+$[^]*/m, '');
  const [subject, ...rest] = withoutDiff
    .replace(/^#.*\n?/gm, '')
    .trim()
    .split(/\r?\n/);
  if (WRITTEN_BY_GIT.test(subject)) return [];
  const faults = [];
  if (subject.length > LONGEST_SUBJECT)
    faults.push(`The subject has ${subject.length} characters; at most ${LONGEST_SUBJECT} are allowed.`);
  if (rest.length === 0) faults.push('There is no body. Add an empty line and the reason of the change.');
  else if (rest[0] !== '') faults.push('Put an empty line between the subject and the body.');
  return faults;
}

/** Checks the staged contents of files. They may differ from the files in the working tree. */
async function stagedFaults() {
  const [{ default: prettier }, { loadESLint }] = await Promise.all([import('prettier'), import('eslint')]);
  const eslint = new (await loadESLint({ useFlatConfig: false }))({ overrideConfig: { rules: RULES } });
  const formatter = await eslint.loadFormatter('stylish');
  const faults = [];
  for (const path of git('diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z').split('\0')) {
    if (path === '') continue;
    const text = git('show', `:${path}`);
    const { ignored, inferredParser } = await prettier.getFileInfo(path, { ignorePath: '.prettierignore' });
    const options = { ...(await prettier.resolveConfig(path, { editorconfig: true })), filepath: path };
    if (!ignored && inferredParser && !(await prettier.check(text, options)))
      faults.push(`Not formatted: npx prettier --write ${path}`);
    if (!/\.[cm]?[jt]sx?$/.test(path)) continue;
    const results = await eslint.lintText(text, { filePath: path });
    if (results.some(({ errorCount }) => errorCount > 0)) faults.push(await formatter.format(results));
  }
  return faults;
}
