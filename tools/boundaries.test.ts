import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { createProjectGraphAsync } from '@nx/devkit';
import { loadESLint, type ESLint } from 'eslint';
import { LEVELS } from './structure/levels';

const root = join(__dirname, '..');
let eslint: Pick<ESLint, 'lintText' | 'calculateConfigForFile'>;

// ESLint is created only once, because starting it takes three seconds, while linting a line takes a tenth of a second.
before(async () => {
  process.env['NX_DAEMON'] = 'false';
  await createProjectGraphAsync(); // stores the graph in a file, which the rule needs
  const LegacyESLint = await loadESLint({ useFlatConfig: false });
  eslint = new LegacyESLint({ cwd: root });
});

/** Returns the lint rules that a line would violate if it were in the given file. */
async function lintLine(file: string, line: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(`${line}\n`, { filePath: file });
  assert.ok(result, `${file} is linted`);
  return result.messages.map(({ ruleId }) => ruleId);
}

const FORBIDDEN = [
  [
    'a feature may not import a feature',
    'libs/dashboard/src/probe.ts',
    "export { InvestmentsPage } from '@vaglio/investments';",
  ],
  [
    'a widget may not import a feature',
    'libs/startup-facts/src/probe.ts',
    "export { InvestmentsPage } from '@vaglio/investments';",
  ],
  [
    'a widget may not import a widget of its own layer',
    'libs/board/src/probe.ts',
    "export { useOfferedTabs } from '@vaglio/startup-details';",
  ],
  [
    'a domain lib may not import React',
    'libs/startups-domain/src/probe.ts',
    "export { useState } from 'react';",
  ],
  [
    'what runs anywhere may not import what runs in a browser',
    'libs/award-scoring/src/probe.ts',
    "export { useSession } from '@vaglio/auth-session';",
  ],
  [
    'a base lib may not import a feature',
    'libs/api-client/src/probe.ts',
    "export { LoginPage } from '@vaglio/account';",
  ],
  [
    'the server may not import a screen',
    'apps/api/src/probe.ts',
    "export { ResultsSection } from '@vaglio/results';",
  ],
  [
    'a screen may not import the article extractor, which runs on the server',
    'libs/llm-prompt/src/probe.ts',
    "export { startupsIn } from '@vaglio/article-extractor';",
  ],
  [
    'the article extractor may not import the server',
    'libs/article-extractor/src/probe.ts',
    "export { buildApp } from '../../../apps/api/src/app';",
  ],
  [
    'no project reaches into another by path',
    'libs/dashboard/src/probe.ts',
    "export { foldText } from '../../startups-domain/src/fold-text';",
  ],
] as const;

for (const [title, file, line] of FORBIDDEN) {
  test(`lint: ${title}`, async () =>
    assert.ok((await lintLine(file, line)).includes('@nx/enforce-module-boundaries')));
}

test('lint: a feature may import the domain, base, ui and data libs', async () => {
  const line =
    "export { foldText } from '@vaglio/startups-domain';\nexport { errorText } from '@vaglio/api-client';";
  assert.deepEqual(await lintLine('libs/dashboard/src/probe.ts', line), []);
});

test('lint: the server limits time only with timeLimit, which garbage collection cannot cancel', async () => {
  const line = 'export const limit = AbortSignal.timeout(5);';
  assert.deepEqual(await lintLine('apps/api/src/probe.ts', line), ['no-restricted-properties']);
  assert.deepEqual(await lintLine('apps/api/src/platform/util/time-limit.ts', line), []);
});

for (const pattern of [
  String.raw`/(?:\s*\(service\s+account\)\s*)+$/i`,
  String.raw`/\s+$/`,
  String.raw`/^\d+\d*$/`,
])
  test(`lint: a regular expression that may take more than linear time is refused: ${pattern}`, async () => {
    const line = `export const probe = (text: string) => ${pattern}.test(text);`;
    for (const file of ['apps/api/src/probe.ts', 'libs/startups-domain/src/probe.ts'])
      assert.match(String(await lintLine(file, line)), /^regexp\/no-super-linear-/);
  });

test('lint: a linear regular expression is allowed, and a regular expression that is built from parts is checked', async () => {
  const linear = 'export const probe = (text: string) => /^[a-z]+ [a-z]+$/.test(text);';
  assert.deepEqual(await lintLine('apps/api/src/probe.ts', linear), []);
  const built = "const PART = '(?:a+b?)+';\nexport const PROBE = new RegExp(`^${PART}$`);";
  assert.match(
    String(await lintLine('apps/api/src/probe.ts', built)),
    /regexp\/no-super-linear-backtracking/,
  );
});

const FOLDERS = LEVELS.flat();

/** Returns the lines that import a module which the given file must not import. */
async function refusedLines(file: string, lines: readonly string[]): Promise<string[]> {
  const [result] = await eslint.lintText(`${lines.join('\n')}\n`, { filePath: file });
  assert.ok(result, `${file} is linted`);
  const refused = result.messages.filter(({ ruleId }) => ruleId === 'no-restricted-imports');
  return refused.map(({ line }) => lines[line - 1] ?? '');
}

for (const [level, folders] of LEVELS.entries())
  for (const folder of folders)
    test(`lint: the server folder ${folder} imports only itself and lower levels`, async () => {
      const lineOf = (name: string) => `export { probe as ${name} } from '../../${name}/sub/probe';`;
      const lower = LEVELS.slice(0, level).flat();
      const allowed: readonly string[] = [folder, ...lower];
      assert.deepEqual(
        await refusedLines(`apps/api/src/${folder}/sub/probe.ts`, FOLDERS.map(lineOf)),
        FOLDERS.filter((name) => !allowed.includes(name)).map(lineOf),
      );
    });

test('lint: the direction of imports applies to every file of the domain folders', async () => {
  const files = execFileSync('git', ['ls-files', ...FOLDERS.map((folder) => `apps/api/src/${folder}/*.ts`)], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && !/\.(spec|fixture)\.ts$/.test(file));
  assert.ok(files.length > 500, `only ${files.length} files were looked at`);
  const severities = await Promise.all(
    files.map(async (file) => {
      const { rules } = await eslint.calculateConfigForFile(join(root, file));
      return [file, rules['no-restricted-imports']?.[0]];
    }),
  );
  assert.deepEqual(
    severities.filter(([, severity]) => severity !== 'error'),
    [],
  );
});

test('lint: no folder of the server imports files of the root, but specs may import everything', async () => {
  const lines = ["export { buildApp } from '../app';", "export { testApp } from '../testing/test-app';"];
  assert.deepEqual(await refusedLines('apps/api/src/operations/probe.ts', lines), lines);
  assert.deepEqual(await refusedLines('apps/api/src/platform/probe.spec.ts', lines), []);
});

test('lint: a file with a database table imports only files of its own folder', async () => {
  const lines = ["export { probe } from '../open-database';", "export { users } from './users.table';"];
  assert.deepEqual(
    await refusedLines('apps/api/src/platform/db/schema/probe.table.ts', lines),
    lines.slice(0, 1),
  );
});
