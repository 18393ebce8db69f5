import { availableParallelism } from 'node:os';

/** Threads of libuv, which also verify tokens: one always stays free for people who are signed in. */
const MOST = 3;

/** One hash keeps one core busy: half of the cores stay free for everything else. */
export const HASHES_AT_ONCE = Math.max(1, Math.min(MOST, Math.floor(availableParallelism() / 2)));
