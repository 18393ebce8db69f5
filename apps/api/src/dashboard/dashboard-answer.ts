import { createHash } from 'node:crypto';
import type { Db } from '../db/open-database';
import type { IndexState } from '../startup-index/index-query';
import type { StartupIndex } from '../startup-index/startup-index';
import type { DashboardBody } from './dashboard.schemas';
import { countDashboard } from './indexed-dashboard';
import { readStoredDashboard } from './stored-dashboard';

/** The dashboard as JSON, and the name of this very content: every server of an installation gives it the same. */
type DashboardAnswer = { json: string; etag: string };

/** Reads the dashboard from the index, once after each change, or from the database while there is none. */
export function dashboardAnswers(db: Db, index: StartupIndex): () => Promise<DashboardAnswer> {
  const known = new WeakMap<IndexState, DashboardAnswer>();
  return async () => {
    const held = await index.state();
    if (!held) return toAnswer(await readStoredDashboard(db));
    const answer = known.get(held.state) ?? toAnswer(countDashboard(held.state));
    known.set(held.state, answer);
    return answer;
  };
}

function toAnswer(dashboard: DashboardBody): DashboardAnswer {
  const json = JSON.stringify(dashboard);
  // Weak: the bytes differ with their encoding.
  return { json, etag: `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"` };
}

/** Whether a caller has the answer already. @param header If-None-Match */
export function hasAnswer(header: string | undefined, etag: string): boolean {
  const bare = (name: string) => name.trim().replace(/^W\//, '');
  return (header ?? '').split(',').some((name) => name.trim() === '*' || bare(name) === bare(etag));
}
