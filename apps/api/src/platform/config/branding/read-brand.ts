import { inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../db/open-database';
import type { Settings } from '../settings';
import { brand, LOGO_KINDS } from '../../db/schema/brand.table';

/** What an installation calls itself where nobody named it. */
const USUAL = { productTitle: 'Vaglio', foundationName: 'Foundation' };

export type StoredBrand = Omit<typeof brand.$inferSelect, 'id' | 'logo' | 'updated_at'>;

const NOTHING: StoredBrand = { product_title: null, foundation_name: null, logo_kind: null, version: 1 };

/** What was set on the page; nothing, in version 1, where nothing was. The logo itself is left out. */
export async function readStoredBrand(db: Db | Tx): Promise<StoredBrand> {
  const [row] = await db
    .select({
      product_title: brand.product_title,
      foundation_name: brand.foundation_name,
      logo_kind: brand.logo_kind,
      version: brand.version,
    })
    .from(brand);
  return row ?? NOTHING;
}

export type BrandSettings = Pick<Settings, 'productTitle' | 'foundationName'>;

/** Title and foundation as they are shown: the environment's, else what was set on the page, else the usual. */
export async function readBrandTexts(db: Db | Tx, settings: BrandSettings) {
  return shownTexts(await readStoredBrand(db), settings);
}

export function shownTexts(stored: StoredBrand, { productTitle, foundationName }: BrandSettings) {
  return {
    productTitle: productTitle ?? stored.product_title ?? USUAL.productTitle,
    foundationName: foundationName ?? stored.foundation_name ?? USUAL.foundationName,
  };
}

/** Address of the logo below that of the installation; each logo has another, so that a browser can keep it. */
export function logoAddress(stored: StoredBrand): string | null {
  return stored.logo_kind === null || isLogoDropped(stored) ? null : `/config/logo?v=${stored.version}`;
}

/** True while the stored logo is an SVG of a former release, until the brand is saved with another or none. */
export function isLogoDropped({ logo_kind }: StoredBrand): boolean {
  return logo_kind === 'image/svg+xml';
}

/** File of the logo, with the version in which it was set; undefined without one. */
export async function readLogo(db: Db) {
  const [row] = await db
    .select({ logo: brand.logo, kind: brand.logo_kind, version: brand.version })
    .from(brand)
    .where(inArray(brand.logo_kind, [...LOGO_KINDS]));
  return row?.logo && row.kind ? { bytes: row.logo, kind: row.kind, version: row.version } : undefined;
}
