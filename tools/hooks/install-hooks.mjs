// npm's `prepare`: a clone uses the hooks of this folder, and `git blame` skips the commits that only format.
import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = realpathSync(join(dirname(fileURLToPath(import.meta.url)), '..', '..'));
const SETTINGS = { 'core.hooksPath': 'tools/hooks', 'blame.ignoreRevsFile': '.git-blame-ignore-revs' };

/** Nothing where git is missing, as on a server that only runs the app, or refuses. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

// An unpacked archive may lie inside another clone, whose settings are not ours. What a person chose stays.
const topLevel = git('rev-parse', '--show-toplevel');
if (topLevel && realpathSync(topLevel) === root) {
  for (const [name, value] of Object.entries(SETTINGS)) {
    if (!git('config', name)) git('config', name, value);
  }
}
