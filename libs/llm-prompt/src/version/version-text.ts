import type { Prompt } from '@vaglio/contract';

/** Returns 'Version 7', or 'This version' if the server does not return version numbers. */
export function versionText({ version }: Pick<Prompt, 'version'>): string {
  return version === undefined ? 'This version' : `Version ${version}`;
}
