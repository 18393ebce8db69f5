import type { Call } from '../http-call';

export type FuzzedCall = {
  call: Call;
  /** False if the method, address or token was changed, so that the permission of the operation does not apply. */
  isOfOperation: boolean;
};
