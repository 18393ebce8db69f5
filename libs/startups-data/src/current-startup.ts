import { currentOf } from '@vaglio/api-client';
import { type Startup, startupShape } from '@vaglio/contract';

/**
 * The startup as it now is, from the refusal of a change that came too late.
 * @returns null for any other failure, and where the server does not answer it
 */
export function currentStartup(failure: unknown): Startup | null {
  return currentOf(failure, startupShape);
}
