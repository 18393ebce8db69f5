import { sql } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { conflict } from '../../platform/http/errors/errors';
import { refuseStale } from '../../audit/row-versions/refuse-stale';
import { brand } from '../../platform/db/schema/brand.table';
import type { BrandBody, BrandInputBody } from './brand.schemas';
import { checkLogo } from './check-logo';
import {
  isLogoDropped,
  logoAddress,
  readStoredBrand,
  shownTexts,
  type BrandSettings,
  type StoredBrand,
} from '../../platform/config/branding/read-brand';

const EDITS = { actions: ['brand_saved'], isOfRow: () => true } as const;

/** Builds the brand response for people who may change the brand. */
export function toBrandAnswer(stored: StoredBrand, settings: BrandSettings): BrandBody {
  const { productTitle, foundationName } = shownTexts(stored, settings);
  return {
    product_title: productTitle,
    foundation_name: foundationName,
    from_environment: fromEnvironment(settings),
    logo: logoAddress(stored),
    is_logo_dropped: isLogoDropped(stored),
    version: stored.version,
  };
}

/**
 * Saves the submitted brand fields. Unchanged values cause no audit event. The event records that the logo changed, but
 * not its content.
 * @throws Refusal 400 for an invalid logo; 409 for a text that the environment sets; 412 when the caller saw an older
 *   version
 */
export async function saveBrand(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  input: BrandInputBody,
  { ifMatch, actor }: { ifMatch: string | undefined; actor: Actor },
): Promise<BrandBody> {
  for (const field of fromEnvironment(settings))
    if (input[field] !== undefined) throw conflict('This text is set in the server environment.');
  const file = input.logo && { kind: input.logo.kind, bytes: Buffer.from(input.logo.data, 'base64') };
  if (file) checkLogo(file.kind, file.bytes);
  return db.transaction(async (tx) => {
    await tx.insert(brand).values({}).onConflictDoNothing();
    await tx.execute(sql`select from ${brand} for update`);
    const before = await readStoredBrand(tx);
    const current = () => toBrandAnswer(before, settings);
    await refuseStale(tx, { ifMatch, version: before.version, current, edits: EDITS });
    await tx.update(brand).set({
      ...(input.product_title !== undefined && { product_title: input.product_title?.trim() || null }),
      ...(input.foundation_name !== undefined && { foundation_name: input.foundation_name?.trim() || null }),
      ...(file !== undefined && { logo: file?.bytes ?? null, logo_kind: file?.kind ?? null }),
      updated_at: sql`now()`,
    });
    const after = await readStoredBrand(tx);
    if (after.version !== before.version)
      await recordEvent(tx, actor, {
        action: 'brand_saved',
        target: { type: 'brand', id: '1' },
        before: factsOf(before, false),
        after: factsOf(after, file !== undefined),
      });
    return toBrandAnswer(after, settings);
  });
}

function fromEnvironment({ productTitle, foundationName }: BrandSettings): BrandBody['from_environment'] {
  return [
    ...(productTitle === undefined ? [] : (['product_title'] as const)),
    ...(foundationName === undefined ? [] : (['foundation_name'] as const)),
  ];
}

function factsOf({ product_title, foundation_name, logo_kind }: StoredBrand, isNewLogo: boolean) {
  const logo = logo_kind === null ? 'none' : isNewLogo ? 'a new one' : 'as it was';
  return { product_title, foundation_name, logo };
}
