// Usage: npm run contract
// Writes the OpenAPI document, the generated endpoints, and the documents that describe the settings.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CONTRACT_FOLDER, DOCUMENT_FILE } from './generated-libs';
import { makeConfiguration } from './make-configuration';
import { makeDocument, makeEndpoints } from './make-contract';
import { makeLimits } from './make-limits';

const root = join(__dirname, '../..');

async function writeContract(): Promise<void> {
  writeFileSync(join(root, DOCUMENT_FILE), await makeDocument());
  const files = [
    ...(await makeEndpoints(root)),
    ...(await makeLimits(root)),
    ...(await makeConfiguration(root)),
  ];
  // The generated folders of the contract are removed first, so that no file of a deleted tag remains.
  for (const folder of ['types', 'answers', 'limits'])
    rmSync(join(root, CONTRACT_FOLDER, folder), { recursive: true, force: true });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  process.stdout.write(
    'The contract, the generated endpoints and the documents of the settings are written.\n',
  );
}

void writeContract();
