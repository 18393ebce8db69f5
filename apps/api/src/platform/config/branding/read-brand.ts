import { inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../db/open-database';
import type { Settings } from '../settings';
import { brand, LOGO_KINDS } from '../../db/schema/brand.table';

/** Default title of the product and default foundation name. */
const USUAL = { productTitle: 'Vaglio', foundationName: 'Foundation' };

export type StoredBrand = Omit<typeof brand.$inferSelect, 'id' | 'logo' | 'updated_at'>;

const NOTHING: StoredBrand = { product_title: null, foundation_name: null, logo_kind: null, version: 1 };

/**
 * Returns the stored brand without the logo file. If no brand was ever set, all fields are null and the version is 1.
 */
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

/**
 * Returns the displayed title and foundation name. The environment takes precedence over the stored brand, and the
 * stored brand over the defaults.
 */
export async function readBrandTexts(db: Db | Tx, settings: BrandSettings) {
  return shownTexts(await readStoredBrand(db), settings);
}

export function shownTexts(stored: StoredBrand, { productTitle, foundationName }: BrandSettings) {
  return {
    productTitle: productTitle ?? stored.product_title ?? USUAL.productTitle,
    foundationName: foundationName ?? stored.foundation_name ?? USUAL.foundationName,
  };
}

/**
 * Returns the path of the logo, relative to the base address; null without a logo. The path changes with each new logo,
 * so browsers may cache it.
 */
export function logoAddress(stored: StoredBrand): string | null {
  return stored.logo_kind === null || isLogoDropped(stored) ? null : `/config/logo?v=${stored.version}`;
}

/** Returns whether the stored logo is an SVG. Earlier releases accepted SVG logos; they are no longer displayed. */
export function isLogoDropped({ logo_kind }: StoredBrand): boolean {
  return logo_kind === 'image/svg+xml';
}

/** Returns the logo file and the brand version; undefined if there is no logo. */
export async function readLogo(db: Db) {
  const [row] = await db
    .select({ logo: brand.logo, kind: brand.logo_kind, version: brand.version })
    .from(brand)
    .where(inArray(brand.logo_kind, [...LOGO_KINDS]));
  return row?.logo && row.kind ? { bytes: row.logo, kind: row.kind, version: row.version } : undefined;
}
