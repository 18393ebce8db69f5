// npm run contract: writes the document and the generated endpoints.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CONTRACT_FOLDER, DOCUMENT_FILE } from './generated-libs';
import { makeDocument, makeEndpoints } from './make-contract';
import { makeLimits } from './make-limits';

const root = join(__dirname, '../..');

async function writeContract(): Promise<void> {
  writeFileSync(join(root, DOCUMENT_FILE), await makeDocument());
  const files = [...(await makeEndpoints(root)), ...(await makeLimits(root))];
  // A tag that is gone leaves no file.
  for (const folder of ['types', 'answers', 'limits'])
    rmSync(join(root, CONTRACT_FOLDER, folder), { recursive: true, force: true });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  process.stdout.write('The contract and the generated endpoints are written.\n');
}

void writeContract();
