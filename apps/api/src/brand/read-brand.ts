import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open-database';
import type { Settings } from '../settings';
import { brand } from './brand.table';

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

/** The address of the logo below that of the installation; of each logo another, so that a browser keeps it. */
export function logoAddress({ logo_kind, version }: StoredBrand): string | null {
  return logo_kind === null ? null : `/config/logo?v=${version}`;
}

/** The file, with the version in which it was set; undefined without one. */
export async function readLogo(db: Db) {
  const [row] = await db
    .select({ logo: brand.logo, kind: brand.logo_kind, version: brand.version })
    .from(brand)
    .where(sql`${brand.logo} is not null`);
  return row?.logo && row.kind ? { bytes: row.logo, kind: row.kind, version: row.version } : undefined;
}
