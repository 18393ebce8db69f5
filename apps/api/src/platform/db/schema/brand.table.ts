import { sql } from 'drizzle-orm';
import { check, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { bytea, createdAt } from './columns';

/** Pictures of pixels, whose cost their header bounds. An SVG is a program for the browser that shows it. */
export const LOGO_KINDS = ['image/png', 'image/jpeg'] as const;

/** The one row of what the installation calls itself; null where nothing was set. */
export const brand = pgTable(
  'brand',
  {
    id: smallint().primaryKey().default(1),
    product_title: text(),
    foundation_name: text(),
    /** Null without a logo, as its kind. */
    logo: bytea(),
    /** SVG was accepted by former releases; such a logo is not shown. */
    logo_kind: text({ enum: ['image/png', 'image/jpeg', 'image/svg+xml'] }),
    /** Counts every change; a trigger does it. Carried by If-Match. */
    version: integer().notNull().default(1),
    updated_at: createdAt(),
  },
  (t) => [
    check('brand_one_row', sql`${t.id} = 1`),
    check('brand_logo_has_a_kind', sql`(${t.logo} is null) = (${t.logo_kind} is null)`),
  ],
);
