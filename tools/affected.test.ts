import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { DOCUMENT_FILE } from './contract/generated-libs';
import { makeLimits } from './contract/make-limits';

const root = join(__dirname, '..');
const NX = createRequire(join(root, 'package.json')).resolve('nx/bin/nx.js');

/**
 * Ways to change a limit: by its schema, by its line in the API document, by its tag, and by the lib that contains its
 * form.
 */
const LIMITS = [
  [
    'the scraper’s interval',
    'apps/api/src/news/sources/scraper.schemas.ts',
    '"maximum": 86400',
    '"maximum": 3600',
    ['scraper'],
    'news-scraper',
  ],
  [
    'a prompt’s temperature',
    'apps/api/src/extraction/prompts/prompt.limits.ts',
    '"default": 0.2',
    '"default": 0.3',
    ['prompts'],
    'llm-prompt',
  ],
  [
    'a parameter’s weight',
    'apps/api/src/scoring/parameters/parameter.limits.ts',
    '"minimum": -1000000,',
    '"minimum": -500000,',
    ['awards', 'parameters'], // an award can become a parameter
    'admin-params',
  ],
] as const;

for (const [limit, owner, line, changed, tags, form] of LIMITS) {
  test(`a change of ${limit} changes only the contract of its tags and runs the tests of the server and the form`, async () => {
    const document = readFileSync(join(root, DOCUMENT_FILE), 'utf8');
    assert.ok(document.includes(line), `${line} is in the document`);
    const [before, after] = [
      await makeLimits(root),
      await makeLimits(root, document.replaceAll(line, changed)),
    ];
    const generated = [...after].filter(([path, text]) => text !== before.get(path)).map(([path]) => path);
    assert.deepEqual(
      generated.sort(),
      tags.map((tag) => `libs/contract/src/limits/${tag}.gen.ts`),
    );
    const tested = testedAfterChangeOf([owner, DOCUMENT_FILE, ...generated]);
    for (const project of ['api', 'web', form])
      assert.ok(tested.includes(project), `${project} is not among ${tested.join(', ')}`);
  });
}

test('a change of a lib runs the tests of the projects that import it', () => {
  const tested = testedAfterChangeOf(['libs/startups-domain/src/fold-text.ts']);
  for (const project of ['startups-domain', 'api', 'results', 'web'])
    assert.ok(tested.includes(project), `${project} is not among ${tested.join(', ')}`);
});

/** Returns the projects whose tests Nx runs when these files change. */
function testedAfterChangeOf(files: string[]): string[] {
  const args = [
    'show',
    'projects',
    '--affected',
    `--files=${files.join(',')}`,
    '--with-target=test',
    '--json',
  ];
  const run = spawnSync(process.execPath, [NX, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false' },
  });
  assert.equal(run.status, 0, run.stderr);
  return JSON.parse(run.stdout);
}
