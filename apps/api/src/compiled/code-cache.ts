import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

const CHECKSUM_BYTES = 4;

/** What V8 made of a program, kept in a folder of its own from one start to the next. */
export type CodeCache = {
  /** Undefined where there is none, or a broken one. */
  read: () => Buffer | undefined;
  /** In the place of those of other programs. A folder that cannot be written keeps nothing. */
  keep: (code: Buffer) => void;
};

/**
 * V8 itself refuses what another version of it made, but knows the program only by its length, and trusts the bytes.
 * @param source of the program
 */
export function codeCache(folder: string, source: Buffer): CodeCache {
  const name = `${crc32(source).toString(16)}-${source.length}-${process.version}-${process.arch}`;
  const file = join(folder, name);
  return {
    read: () => {
      try {
        const kept = readFileSync(file);
        const code = kept.subarray(CHECKSUM_BYTES);
        return crc32(code) === kept.readUInt32LE() ? code : undefined;
      } catch {
        return undefined;
      }
    },
    keep: (code) => {
      const checksum = Buffer.alloc(CHECKSUM_BYTES);
      checksum.writeUInt32LE(crc32(code));
      const written = `${file}.${process.pid}`;
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        writeFileSync(written, Buffer.concat([checksum, code]), { mode: 0o600 });
        renameSync(written, file); // whole or not at all: other servers may share the folder
        for (const other of readdirSync(folder))
          if (other !== name) rmSync(join(folder, other), { force: true });
      } catch {
        discard(written);
      }
    },
  };
}

function discard(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // The folder cannot be reached either.
  }
}
