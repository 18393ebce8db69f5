import type { Db } from '../../platform/db/open-database';
import type { CompanyRegister } from './company-register';
import { fileRegister } from './file-register';
import type { RegisterSettings } from '../../platform/config/register-settings';
import { rememberedRegister } from './remembered-register';
import { zefixRegister } from './zefix-register';

/**
 * Opens the configured company register; null if there is none. Lookups in a file are not cached, because the file is
 * fast and may change.
 */
export function openRegister(db: Db, settings: RegisterSettings | undefined): CompanyRegister | null {
  if (!settings) return null;
  return 'file' in settings ? fileRegister(settings.file) : rememberedRegister(db, zefixRegister(settings));
}
