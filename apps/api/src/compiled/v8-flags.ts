/** Of V8, whose names may change with Node: the specs ask whether it knows them. */
export const SMALL = '--optimize-for-size';
export const QUICK = '--no-optimize-for-size';
export const UNOPTIMIZED = '--no-opt';
export const OPTIMIZED = '--opt';
