// The commit-msg hook: refuses a message that would not help its readers.
import { readFileSync } from 'node:fs';
import { messageFaults } from './message-faults.mjs';

const [file] = process.argv.slice(2);
const faults = messageFaults(readFileSync(file, 'utf8'));
if (faults.length > 0) {
  process.stderr.write(
    `The commit message needs a change:\n${faults.map((fault) => `- ${fault}\n`).join('')}`,
  );
  process.stderr.write(`Your text is kept in ${file}.\n`);
  process.exitCode = 1;
}
