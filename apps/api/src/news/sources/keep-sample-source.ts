import type { Db } from '../../platform/db/open-database';
import { newsJob } from '../../platform/db/schema/news-job.table';
import { newsSources } from '../../platform/db/schema/news-sources.table';
import { SAMPLE_ADDRESS, SAMPLE_NAME } from '../fetching/sample-feed';

/** Gives a new installation its first source, once: when it is removed, the next start does not add it again. */
export function keepSampleSource(db: Db): Promise<void> {
  return db.transaction(async (tx) => {
    const made = await tx
      .insert(newsJob)
      .values({ id: 1 })
      .onConflictDoNothing()
      .returning({ id: newsJob.id });
    if (made.length > 0)
      await tx.insert(newsSources).values({ name: SAMPLE_NAME, url: SAMPLE_ADDRESS }).onConflictDoNothing();
  });
}
