import { availableParallelism } from 'node:os';

/** Threads of libuv, which also verify tokens: one always stays free for people who are signed in. */
export const MOST_HASHES_AT_ONCE = 3;

/** One hash keeps one core busy: half of the cores stay free for everything else. */
export const HASHES_AT_ONCE = Math.max(
  1,
  Math.min(MOST_HASHES_AT_ONCE, Math.floor(availableParallelism() / 2)),
);
