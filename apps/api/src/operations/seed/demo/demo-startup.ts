import type { FlagsInput } from '../../../screening/startup/edit-flags';
import type { ImportRowBody } from '../../../startups/raw/import-row.schemas';

/** An article, dated by how long ago it appeared. */
type DemoArticle = { daysAgo: number; url: string; title: string; source: string };

/** A row of an import, as a person would send it. */
export type DemoRow = Omit<ImportRowBody, 'articles' | 'article_date' | 'url' | 'main_article_info'> & {
  articles?: readonly DemoArticle[];
};

/** A row that comes in at its own time; from a spreadsheet unless it was read in an article. */
export type DemoImport = { daysAgo: number; origin?: 'article'; row: DemoRow };

/** A fictional startup, named for the edge that it shows. Times count back from the time of seeding. */
export type DemoStartup = DemoImport & {
  /** The description of the edge. */
  shows: string;
  /** The same row imported once more with these changes; needs an `ID`. */
  later?: { daysAgo: number; row: Partial<DemoRow> };
  /** What a person decided. */
  decided?: { daysAgo: number; flags: FlagsInput };
};
