// npm's `prepare`: a clone uses these hooks, and `git blame` skips the commits that only format. A person's choice stays.
import { execFileSync } from 'node:child_process';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
try {
  // An unpacked archive may lie inside another clone, whose settings are not ours.
  const isClone = git('rev-parse', '--show-cdup').trim() === '';
  const settings = { 'core.hooksPath': 'tools/hooks', 'blame.ignoreRevsFile': '.git-blame-ignore-revs' };
  for (const [name, value] of Object.entries(isClone ? settings : {}))
    if (git('config', '--default', '', name).trim() === '') git('config', name, value);
} catch {
  // Without git, or outside a clone, as on a server that only runs the application.
}
