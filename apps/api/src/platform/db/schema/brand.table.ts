import { sql } from 'drizzle-orm';
import { check, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { bytea, createdAt } from './columns';

/**
 * Allowed logo formats. Only raster formats are allowed: an SVG may contain scripts, and the header of a raster file
 * limits its rendering cost.
 */
export const LOGO_KINDS = ['image/png', 'image/jpeg'] as const;

/** Brand of the installation, in a single row. Values that are not set are null. */
export const brand = pgTable(
  'brand',
  {
    id: smallint().primaryKey().default(1),
    product_title: text(),
    foundation_name: text(),
    /** Logo file. It and its kind are null if there is no logo. */
    logo: bytea(),
    /** Media type of the logo. Only earlier releases stored SVG, and such a logo is not displayed. */
    logo_kind: text({ enum: ['image/png', 'image/jpeg', 'image/svg+xml'] }),
    /** Version of the row for If-Match. A trigger increments it with every change. */
    version: integer().notNull().default(1),
    updated_at: createdAt(),
  },
  (t) => [
    check('brand_one_row', sql`${t.id} = 1`),
    check('brand_logo_has_a_kind', sql`(${t.logo} is null) = (${t.logo_kind} is null)`),
  ],
);
