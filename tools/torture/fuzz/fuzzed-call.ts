import type { Call } from '../http-call';

export type FuzzedCall = {
  call: Call;
  /** False when method, address or token were changed, so that another rule answers. */
  isOfOperation: boolean;
};
