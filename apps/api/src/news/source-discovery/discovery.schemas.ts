import { Type } from '@sinclair/typebox';
import { addressText } from '../../platform/http/validation/address-text';
import { closed, nullableString, oneOf, ref } from '../../platform/http/validation/schema-parts';
import { MAX_URL_LENGTH } from '../../platform/http/validation/text-limits';
import { LONGEST_PATTERN } from '../fetching/link-pattern';
import { SOURCE_KINDS } from '../../platform/db/schema/source-kind';
import { FOUND_BY } from './discover';

const ListedItem = closed(
  { title: Type.String(), url: Type.String(), published_at: nullableString(40) },
  { $id: 'ListedItem', description: 'An article that a source lists' },
);

const listing = {
  items: Type.Integer({ minimum: 0, description: 'Articles that it lists' }),
  newest_item_at: nullableString(40),
  first_items: Type.Array(ref(ListedItem)),
};

const SourceCandidate = closed(
  {
    url: Type.String(),
    kind: oneOf(SOURCE_KINDS),
    title: nullableString(300),
    found_by: oneOf(FOUND_BY),
    is_known: Type.Boolean({ description: 'There is a source with this address' }),
    ...listing,
  },
  { $id: 'SourceCandidate' },
);

const SourceDiscovery = closed(
  {
    url: Type.String({ description: 'Of the page, after redirects; as typed when it could not be read' }),
    title: nullableString(300),
    candidates: Type.Array(ref(SourceCandidate)),
    patterns: Type.Array(closed({ pattern: Type.String(), links: Type.Integer() }), {
      description: 'Patterns that links of the page to possible articles have in common',
    }),
    tried: Type.Array(closed({ url: Type.String(), outcome: Type.String() }), {
      description: 'Addresses that gave nothing, with the reason',
    }),
    error: nullableString(500),
  },
  { $id: 'SourceDiscovery' },
);

const SourcePreview = closed(
  { url: Type.String(), ...listing, error: nullableString(500) },
  { $id: 'SourcePreview' },
);

const tags = ['scraper'];
export const discoverSourcesSchema = {
  operationId: 'discoverSources',
  tags,
  summary: 'Look for feeds and sitemaps of news at any address, also one without https',
  body: closed({ address: addressText({ minLength: 1, maxLength: MAX_URL_LENGTH }) }),
  response: { 200: ref(SourceDiscovery) },
};
export const previewSourceSchema = {
  operationId: 'previewSource',
  tags,
  summary: 'What a source would list, read as a run does; nothing is stored',
  body: closed({
    url: addressText({ minLength: 1, maxLength: MAX_URL_LENGTH }),
    kind: oneOf(SOURCE_KINDS),
    link_pattern: Type.Optional(
      Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: LONGEST_PATTERN }),
    ),
  }),
  response: { 200: ref(SourcePreview) },
};
