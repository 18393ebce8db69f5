// npm run contract: writes the document and the generated endpoints.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENT_FILE } from './generated-libs';
import { makeDocument, makeEndpoints } from './make-contract';
import { makeLimits } from './make-limits';

const root = join(__dirname, '../..');

async function writeContract(): Promise<void> {
  writeFileSync(join(root, DOCUMENT_FILE), await makeDocument());
  for (const files of [await makeEndpoints(root), await makeLimits(root)])
    for (const [path, text] of files) writeFileSync(join(root, path), text);
  process.stdout.write('The contract and the generated endpoints are written.\n');
}

void writeContract();
