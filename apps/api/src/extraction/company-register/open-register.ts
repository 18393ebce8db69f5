import type { Db } from '../../platform/db/open-database';
import type { CompanyRegister } from './company-register';
import { fileRegister } from './file-register';
import type { RegisterSettings } from '../../platform/config/register-settings';
import { rememberedRegister } from './remembered-register';
import { zefixRegister } from './zefix-register';

/** The register of this installation; null where none is configured. A file is quick and may change: it is not remembered. */
export function openRegister(db: Db, settings: RegisterSettings | undefined): CompanyRegister | null {
  if (!settings) return null;
  return 'file' in settings ? fileRegister(settings.file) : rememberedRegister(db, zefixRegister(settings));
}
