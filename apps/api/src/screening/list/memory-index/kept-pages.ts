import { recentlyUsed } from '../../../platform/util/recently-used';

/** What a page is made of beside the query that names it and the clock. */
type Made = {
  /** Of the index: rows and places change with it alone. */
  revision: number;
  /** The same arrays while the same startups are in them in the same order. */
  list: Int32Array;
  similar: Int32Array;
  hidden: number | null;
};

/** A page as JSON, which is as it would be made at any moment from `from` to `until`, in milliseconds since 1970. */
type KeptPage = { json: string; from: number; until: number };

/** Letters of all pages together. */
const KEPT_LETTERS = 4_000_000;
/** What an entry takes beside its letters, in letters. */
const LETTERS_OF_ENTRY = 200;

/** Pages that were asked for last, found again as long as nothing has changed that they are made of. */
export function keptPages(mostLetters = KEPT_LETTERS) {
  const pages = recentlyUsed<string, KeptPage & Made>(
    mostLetters,
    ({ json }, name) => json.length + name.length + LETTERS_OF_ENTRY,
  );
  return {
    find(name: string, made: Made, now: number): string | null {
      const known = pages.get(name);
      if (!known || now < known.from || now > known.until) return null;
      const isSame =
        known.revision === made.revision &&
        known.list === made.list &&
        known.similar === made.similar &&
        known.hidden === made.hidden;
      return isSame ? known.json : null;
    },
    keep(name: string, made: Made, page: KeptPage): void {
      pages.set(name, { ...page, ...made });
    },
  };
}
