import { faults } from './faults/faults';
import { fuzz } from './fuzz/fuzz';
import { hostile } from './hostile/hostile';
import { kills } from './kills/kills';
import { twoServers } from './pair/two-servers';
import { repeats } from './repeats/repeats';
import type { Trial } from './trial';

export const TRIALS: readonly Trial[] = [twoServers, faults, fuzz, repeats, hostile, kills];
