import { currentOf } from '@vaglio/api-client';
import { startup } from './answers.gen';
import type { Startup } from './endpoints.gen';

/**
 * The startup as it now is, from the refusal of a change that came too late.
 * @returns null for any other failure, and where the server does not answer it
 */
export function currentStartup(failure: unknown): Startup | null {
  return currentOf(failure, startup);
}
