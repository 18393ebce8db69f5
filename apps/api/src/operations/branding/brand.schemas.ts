import { Type, type Static } from '@sinclair/typebox';
import { nullableNameText } from '../../platform/http/validation/name-text';
import { closed, oneOf, ref, seenVersion, version } from '../../platform/http/validation/schema-parts';
import { MAX_LOGO_BYTES } from './check-logo';
import { LOGO_KINDS } from '../../platform/db/schema/brand.table';

const MAX_TEXT = 80;
const TEXTS = ['product_title', 'foundation_name'] as const;

const Brand = closed(
  {
    product_title: Type.String({ description: 'As it is shown' }),
    foundation_name: Type.String({ description: 'As it is shown' }),
    from_environment: Type.Array(oneOf(TEXTS), { description: 'Set in the environment, which wins' }),
    logo: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'Its address below that of the installation',
    }),
    is_logo_dropped: Type.Boolean({
      description: 'The logo was an SVG, which is not shown any more; false once the logo is set or removed',
    }),
    version,
  },
  { $id: 'Brand' },
);
export type BrandBody = Static<typeof Brand>;

const BrandInput = closed(
  {
    product_title: Type.Optional(nullableNameText(MAX_TEXT)),
    foundation_name: Type.Optional(nullableNameText(MAX_TEXT)),
    logo: Type.Optional(
      Type.Unsafe<{ kind: (typeof LOGO_KINDS)[number]; data: string } | null>({
        anyOf: [
          closed({
            kind: oneOf(LOGO_KINDS),
            data: Type.String({
              minLength: 4,
              maxLength: Math.ceil(MAX_LOGO_BYTES / 3) * 4,
              pattern: '^[A-Za-z0-9+/]+={0,2}$',
              description: 'The file in base64',
            }),
          }),
          { type: 'null' },
        ],
        description: 'Null takes the logo away',
      }),
    ),
  },
  { $id: 'BrandInput' },
);
export type BrandInputBody = Static<typeof BrandInput>;

const tags = ['first-steps'];

export const readBrandSchema = {
  operationId: 'readBrand',
  tags,
  summary: 'What the installation calls itself, and what of it the environment sets',
  response: { 200: ref(Brand) },
};
export const saveBrandSchema = {
  operationId: 'saveBrand',
  tags,
  refuses: [409],
  summary: 'Set title, foundation and logo; what is not sent stays, null takes it away',
  headers: seenVersion,
  body: ref(BrandInput),
  response: { 200: ref(Brand) },
};
export const readLogoSchema = {
  operationId: 'readLogo',
  tags: ['config'],
  summary: 'The logo of this installation, a PNG or JPEG',
  refuses: [404],
  produces: [...LOGO_KINDS],
  querystring: closed({ v: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })) }),
  response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) },
};
