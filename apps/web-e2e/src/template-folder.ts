import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { WITH_ADMIN } from './sign-in';

const FOLDER = 'VAGLIO_TEMPLATES';

/** For the workers too, which have the environment of the process that makes the templates. */
export function keepTemplateFolder(folder: string): void {
  process.env[FOLDER] = folder;
}

/** @returns the stopped installation with the administrator and the demo data of an environment; undefined where there is none */
export function templateFor(env: Record<string, string>): string | undefined {
  const folder = process.env[FOLDER];
  const hasAdmin = env['ADMIN_PASSWORD'] === WITH_ADMIN.ADMIN_PASSWORD;
  const template = folder && hasAdmin ? join(folder, templateName(env)) : undefined;
  return template && existsSync(template) ? template : undefined;
}

export function templateName(env: Record<string, string>): string {
  return env['DEMO_DATA'] === '1' ? 'demo' : 'admin';
}
