import type { FlagsInput } from '../../../screening/startup/edit-flags';
import type { ImportRowBody } from '../../../startups/raw/import-row.schemas';

/** Article with its age in days instead of a date. */
type DemoArticle = { daysAgo: number; url: string; title: string; source: string };

/** Row of an import as a person sends it. */
export type DemoRow = Omit<ImportRowBody, 'articles' | 'article_date' | 'url' | 'main_article_info'> & {
  articles?: readonly DemoArticle[];
};

/** Row with the age of its import in days. It comes from a spreadsheet unless its origin is an article. */
export type DemoImport = { daysAgo: number; origin?: 'article'; row: DemoRow };

/** Fictional startup for an edge case. Ages count back from the time of seeding. */
export type DemoStartup = DemoImport & {
  /** Description of the edge case. */
  shows: string;
  /** Second import of the row with these changes. Requires an `ID`. */
  later?: { daysAgo: number; row: Partial<DemoRow> };
  /** Flags that a person sets on the startup. */
  decided?: { daysAgo: number; flags: FlagsInput };
};
