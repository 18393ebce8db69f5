import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(__dirname, '..');
const ESLINT = join(root, 'node_modules/eslint/bin/eslint.js');

/** The messages of lint for a line as if it were in that file of the workspace. */
function lintLine(file: string, line: string): string {
  const run = spawnSync(process.execPath, [ESLINT, '--stdin', '--stdin-filename', file], {
    cwd: root,
    input: `${line}\n`,
    encoding: 'utf8',
    env: { ...process.env, ESLINT_USE_FLAT_CONFIG: 'false', NX_DAEMON: 'false' },
  });
  return run.stdout;
}

const FORBIDDEN = [
  [
    'a feature may not import a feature',
    'libs/dashboard/src/probe.ts',
    "export { InvestmentsPage } from '@vaglio/investments';",
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
    'no project reaches into another by path',
    'libs/dashboard/src/probe.ts',
    "export { foldText } from '../../startups-domain/src/fold-text';",
  ],
] as const;

for (const [title, file, line] of FORBIDDEN) {
  test(`lint: ${title}`, () => assert.match(lintLine(file, line), /@nx\/enforce-module-boundaries/));
}

test('lint: a feature may import the domain, base, ui and data libs', () => {
  const line =
    "export { foldText } from '@vaglio/startups-domain';\nexport { errorText } from '@vaglio/api-client';";
  assert.equal(lintLine('libs/dashboard/src/probe.ts', line), '');
});
