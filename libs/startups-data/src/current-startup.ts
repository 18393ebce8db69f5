import { currentOf } from '@vaglio/api-client';
import { type Startup, startupShape } from '@vaglio/contract';

/**
 * Returns the current startup from the error response to a change of an outdated version.
 * @returns null for any other error, or if the response contains no startup
 */
export function currentStartup(failure: unknown): Startup | null {
  return currentOf(failure, startupShape);
}
