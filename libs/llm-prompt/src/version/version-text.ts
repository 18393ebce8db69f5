import type { Prompt } from '@vaglio/contract';

/** 'Version 7', or 'This version' where the server counts none. */
export function versionText({ version }: Pick<Prompt, 'version'>): string {
  return version === undefined ? 'This version' : `Version ${version}`;
}
