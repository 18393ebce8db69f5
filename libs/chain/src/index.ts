export { ChainBar, ChainStrip } from './ChainStrip';
export type { ChainPlace } from './chain-stages';
