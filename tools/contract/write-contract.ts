// npm run contract: writes the document and the generated endpoints.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENT_FILE } from './generated-libs';
import { makeDocument, makeEndpoints } from './make-contract';

const root = join(__dirname, '../..');

async function writeContract(): Promise<void> {
  writeFileSync(join(root, DOCUMENT_FILE), await makeDocument());
  for (const [path, text] of await makeEndpoints(root)) writeFileSync(join(root, path), text);
  process.stdout.write('The contract and the generated endpoints are written.\n');
}

void writeContract();
