import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

const workspace = join(__dirname, '..', '..');
const COPIED = ['tools/hooks', '.prettierrc.json', '.prettierignore', '.editorconfig', '.eslintrc.json'];
const GOOD_MESSAGE = 'probe: a file is there\n\nIts purpose is to be committed.';
let clone: string;

/** Environment without the git settings of the machine and without the variables of an outer git hook. */
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))),
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
};

function run(program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: clone, env, encoding: 'utf8' });
  return { ok: status === 0, output: `${stdout}${stderr}` };
}

const git = (...args: string[]) => run('git', '-c', 'user.name=A', '-c', 'user.email=a@x.ch', ...args);
const commit = (message: string) => git('commit', '--allow-empty', '--message', message);

function stage(name: string, text: string) {
  writeFileSync(join(clone, name), text);
  assert.ok(git('add', name).ok);
}

before(() => {
  clone = mkdtempSync(join(tmpdir(), 'vaglio-hooks-'));
  for (const path of COPIED) cpSync(join(workspace, path), join(clone, path), { recursive: true });
  symlinkSync(join(workspace, 'node_modules'), join(clone, 'node_modules'), 'junction');
  assert.ok(git('init', '--quiet').ok);
  assert.ok(run(process.execPath, 'tools/hooks/install.mjs').ok);
});
after(() => rmSync(clone, { recursive: true, force: true }));

test('npm ci sets the Git hooks and the commits that git blame skips', () => {
  assert.equal(git('config', 'core.hooksPath').output, 'tools/hooks\n');
  assert.equal(git('config', 'blame.ignoreRevsFile').output, '.git-blame-ignore-revs\n');
});

test('npm ci keeps Git hooks that a person configured', () => {
  git('config', 'core.hooksPath', 'my-hooks');
  assert.deepEqual(run(process.execPath, 'tools/hooks/install.mjs'), { ok: true, output: '' });
  assert.equal(git('config', 'core.hooksPath').output, 'my-hooks\n');
  git('config', 'core.hooksPath', 'tools/hooks');
});

test('npm ci prints nothing outside a Git clone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vaglio-archive-'));
  cpSync(join(workspace, 'tools/hooks'), join(folder, 'tools/hooks'), { recursive: true });
  const script = join(folder, 'tools/hooks/install.mjs');
  assert.deepEqual(run(process.execPath, script), { ok: true, output: '' });
  rmSync(folder, { recursive: true });
});

const REFUSED = [
  ['a subject of 73 characters', `${'s'.repeat(73)}\n\nWhy.`, /has 73 characters; at most 72/],
  ['a message without a body', 'probe: a file is there', /no body/],
  ['a body of comments only', 'probe: a file is there\n\n# Why', /no body/],
  ['a body glued to the subject', 'probe: a file is there\nWhy.', /empty line between/],
] as const;
for (const [what, message, words] of REFUSED) {
  test(`a commit with ${what} is refused with a message`, () => {
    const { ok, output } = git('commit', '--allow-empty', '--cleanup=verbatim', '--message', message);
    assert.equal(ok, false);
    assert.match(output, words);
  });
}

const ACCEPTED = [
  ['a subject of 72 characters with a body', `${'s'.repeat(72)}\n\nWhy.`],
  ['a merge', "Merge branch 'probe'"],
  ['a fixup', 'fixup! probe: a file is there'],
  ['a revert', 'Revert "probe: a file is there"'],
] as const;
for (const [what, message] of ACCEPTED) {
  test(`${what} is accepted as a commit`, () => assert.deepEqual(commit(message).ok, true));
}

test('a commit with an unformatted staged file is refused by name, even if the working copy is formatted', () => {
  stage('probe.ts', 'export const a = "1"\n');
  writeFileSync(join(clone, 'probe.ts'), "export const a = '1';\n");
  const { ok, output } = commit(GOOD_MESSAGE);
  assert.equal(ok, false);
  assert.match(output, /Not formatted: npx prettier --write probe\.ts/);
});

test('a commit with a staged file that breaks a lint rule is refused', () => {
  stage('probe.ts', 'export default 1;\n');
  const { ok, output } = commit(GOOD_MESSAGE);
  assert.equal(ok, false);
  assert.match(output, /Name what you export/);
});

test('a generated file is committed as its generator writes it, without format or lint checks', () => {
  stage('probe.ts', "export const a = '1';\n");
  stage('probe.gen.ts', 'export default 1;\n');
  assert.deepEqual(commit(GOOD_MESSAGE).ok, true);
});

test('a commit of staged files without problems is accepted', () => {
  stage('probe.ts', "export const a = '1';\n");
  stage('probe.sql', 'select   1;\n');
  assert.deepEqual(commit(GOOD_MESSAGE).ok, true);
});
