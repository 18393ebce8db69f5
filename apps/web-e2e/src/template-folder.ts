import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { WITH_ADMIN } from './sign-in';

const FOLDER = 'VAGLIO_TEMPLATES';

/**
 * Stores the template folder in the environment. The process that creates the templates passes its environment on to
 * the workers.
 */
export function keepTemplateFolder(folder: string): void {
  process.env[FOLDER] = folder;
}

/**
 * Returns the template with the administrator and demo data of this environment, or undefined if no template matches.
 */
export function templateFor(env: Record<string, string>): string | undefined {
  const folder = process.env[FOLDER];
  const hasAdmin = env['ADMIN_PASSWORD'] === WITH_ADMIN.ADMIN_PASSWORD;
  const template = folder && hasAdmin ? join(folder, templateName(env)) : undefined;
  return template && existsSync(template) ? template : undefined;
}

export function templateName(env: Record<string, string>): string {
  return env['DEMO_DATA'] === '1' ? 'demo' : 'admin';
}
