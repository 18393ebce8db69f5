// The pre-commit hook: the staged files must be formatted and pass lint. It reads what is staged, not the folder.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stagedFaults } from './staged-faults.mjs';

const root = execFileSync('git', ['rev-parse', '--show-toplevel'], { encoding: 'utf8' }).trim();

async function report() {
  if (!existsSync(join(root, 'node_modules'))) return 'The packages are missing. Run: npm ci\n';
  const { unformatted, lint } = await stagedFaults(root);
  if (unformatted.length === 0) return lint;
  const list = unformatted.map((file) => `- ${file}\n`).join('');
  return `Not formatted:\n${list}Run: npx prettier --write ${unformatted.join(' ')}\nThen stage them again.\n${lint}`;
}

const text = await report();
process.stderr.write(text);
process.exitCode = text === '' ? 0 : 1;
