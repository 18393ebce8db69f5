// `prepare` script of npm. It configures a clone to use these git hooks, and configures `git blame` to ignore
// formatting commits. Existing settings are kept.
import { execFileSync } from 'node:child_process';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
try {
  // If an archive was extracted inside another clone, the settings of that clone must not change.
  const isClone = git('rev-parse', '--show-cdup').trim() === '';
  const settings = { 'core.hooksPath': 'tools/hooks', 'blame.ignoreRevsFile': '.git-blame-ignore-revs' };
  for (const [name, value] of Object.entries(isClone ? settings : {}))
    if (git('config', '--default', '', name).trim() === '') git('config', name, value);
} catch {
  // Git is not installed, or this folder is not a clone, as on a server that only runs the application.
}
