import { AWARDS } from './awards';
import { BADGE_LIMITS } from './badge-limits';
import { BADGES } from './badges';
import { BOUNDS } from './bounds';
import { DECISIONS } from './decisions';
import type { DemoStartup } from './demo-startup';
import { FLAGGED } from './flags';
import { GAPS } from './gaps';
import { GROUPS } from './groups';
import { MERGES } from './merges';
import { SPELLINGS } from './spellings';
import { THRESHOLDS } from './thresholds';
import { TIES } from './ties';

/** All fictional startups of the demo data. */
export const DEMO_STARTUPS: readonly DemoStartup[] = [
  ...THRESHOLDS,
  ...TIES,
  ...AWARDS,
  ...GROUPS,
  ...BADGE_LIMITS,
  ...BADGES,
  ...DECISIONS,
  ...FLAGGED,
  ...SPELLINGS,
  ...GAPS,
  ...BOUNDS,
  ...MERGES,
];
