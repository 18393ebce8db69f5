import { open, stat } from 'node:fs/promises';
import { foldCompanyName } from '@vaglio/startups-domain';
import { RegisterUnavailable, type CompanyRegister } from './company-register';
import type { RegisterEntry } from '../../platform/db/schema/register-lookups.table';
import { indexNames, offsetsOf, type NameIndex } from './name-index';
import { readRecords } from './zefix-answer';

/** Maximum length in bytes of a record in the register file. */
const MAX_LINE_BYTES = 64 * 1024;
/** Maximum number of companies with one name. A name that more companies share is not distinctive. */
const MAX_RECORDS = 5;

/**
 * Opens a company register in a local file. Each line is a JSON record with the properties of the public REST service
 * (name, uid, legalSeat, canton, purpose, status). The file is indexed at the first lookup, and again after it has
 * changed.
 */
export function fileRegister(file: string): CompanyRegister {
  let read: { version: string; index: Promise<NameIndex> } | null = null;

  const indexOfNow = async () => {
    const { mtimeMs, size } = await stat(file);
    const version = `${mtimeMs} ${size}`;
    if (read?.version !== version)
      read = { version, index: indexNames(file, (line) => recordOf(line)?.legal_name ?? null) };
    return read.index;
  };

  return {
    name: 'Company register',
    async find(companyName) {
      const key = foldCompanyName(companyName);
      if (key === '') return [];
      try {
        const offsets = offsetsOf(await indexOfNow(), key);
        const records = await linesAt(file, offsets.slice(0, MAX_RECORDS + 1));
        const found = records.flatMap((line) => recordOf(line) ?? []);
        const named = found.filter(({ legal_name }) => foldCompanyName(legal_name) === key);
        return named.length > MAX_RECORDS ? [] : named;
      } catch {
        read = null;
        throw new RegisterUnavailable('The file of the company register cannot be read.');
      }
    },
  };
}

async function linesAt(file: string, offsets: readonly number[]): Promise<string[]> {
  const handle = await open(file);
  try {
    const lines: string[] = [];
    for (const offset of offsets) {
      const { buffer, bytesRead } = await handle.read(
        Buffer.alloc(MAX_LINE_BYTES),
        0,
        MAX_LINE_BYTES,
        offset,
      );
      lines.push(buffer.toString('utf8', 0, bytesRead).split('\n', 1)[0] ?? '');
    }
    return lines;
  } finally {
    await handle.close();
  }
}

function recordOf(line: string): RegisterEntry | null {
  return readRecords(`[${line}]`)?.[0] ?? null;
}
