import { readBrandTexts } from '../../platform/config/branding/read-brand';
import { addressOf } from '../../platform/config/settings';
import type { Deps } from '../../platform/deps';

/** Returns the product name and the address of the installation for messages. */
export async function webhookBrand({
  db,
  settings,
}: Pick<Deps, 'db' | 'settings'>): Promise<{ product: string; address: string }> {
  const { productTitle } = await readBrandTexts(db, settings);
  return { product: productTitle, address: addressOf(settings).replace(/\/$/, '') };
}
