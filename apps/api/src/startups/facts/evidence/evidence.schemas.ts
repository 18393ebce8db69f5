import { Type, type Static } from '@sinclair/typebox';
import {
  closed,
  idParams,
  nullableInteger,
  nullableString,
  oneOf,
  ref,
} from '../../../platform/http/validation/schema-parts';

import { ValueProof } from '../pending-decisions/stated-values.schemas';

const MAX_PLACE = 10_000_000;

const Quote = closed(
  {
    text: Type.String(),
    start: Type.Unsafe<number | null>({
      ...nullableInteger(0, MAX_PLACE),
      description: 'Code points before it in the article; null: no source found',
    }),
    end: nullableInteger(0, MAX_PLACE),
  },
  { $id: 'Quote' },
);

const FieldEvidence = closed(
  {
    field: Type.String({ description: 'As a startup has it; an award is one entry each, under awards' }),
    value: Type.String(),
    quotes: Type.Array(ref(Quote)),
    confidence: Type.Optional(Type.Number({ description: 'How likely it is right, from 0 to 1' })),
    is_used: Type.Optional(
      Type.Boolean({ description: 'The row holds it; else it is only proposed, or no source was found' }),
    ),
    register: Type.Optional(
      Type.String({
        description: 'The company register that says it, with number and seat, not the article',
      }),
    ),
    proof: Type.Optional(ref(ValueProof)),
    is_current: Type.Optional(Type.Boolean({ description: 'The startup has its value from here' })),
    unconfirmed: Type.Optional(Type.Boolean({ description: 'An award that only one article states' })),
  },
  { $id: 'FieldEvidence' },
);
export type FieldEvidenceBody = Static<typeof FieldEvidence>;

const EvidenceArticle = closed(
  {
    id: Type.String(),
    url: Type.String(),
    title: Type.String(),
    source: nullableString(500),
    lang: nullableString(20),
    published_at: nullableString(40),
    text: Type.String({
      description:
        'As stored; quotes are places in it, in code points. Of a text that was removed: the quotes alone, in their places',
    }),
    text_removed_at: nullableString(40),
  },
  { $id: 'EvidenceArticle' },
);
export type EvidenceArticleBody = Static<typeof EvidenceArticle>;

const ExtractedFinding = closed(
  {
    company_name: Type.String(),
    raw_id: nullableString(20),
    fields: Type.Array(ref(FieldEvidence)),
    confidence: Type.Optional(Type.Number({ description: 'How likely this is a startup of the article' })),
    left_out: Type.Optional(
      oneOf(['not_in_text', 'discarded'], {
        description: 'Why it has no row: the text does not name it, or a person discarded it before',
      }),
    ),
  },
  { $id: 'ExtractedFinding' },
);

const Extraction = closed(
  {
    id: Type.String(),
    outcome: oneOf(['extracted', 'failed']),
    error: nullableString(1_000),
    model: Type.String(),
    prompt_id: nullableString(20),
    outputs_count: Type.Integer(),
    tokens: Type.Integer(),
    cost: Type.Number(),
    run_id: nullableString(20),
    created_at: Type.String(),
    article: ref(EvidenceArticle),
    startups: Type.Array(ref(ExtractedFinding)),
  },
  { $id: 'Extraction' },
);
export type ExtractionBody = Static<typeof Extraction>;

export const Evidence = closed(
  {
    extraction_id: Type.String(),
    raw_id: Type.String(),
    model: Type.String(),
    extracted_at: Type.String(),
    article: ref(EvidenceArticle),
    fields: Type.Array(ref(FieldEvidence)),
  },
  { $id: 'Evidence' },
);
export type EvidenceBody = Static<typeof Evidence>;

const EvidenceList = closed(
  {
    id: Type.String(),
    company_name: Type.String(),
    items: Type.Array(ref(Evidence), { description: 'Newest first; none for what was only imported' }),
  },
  { $id: 'EvidenceList' },
);
export type EvidenceListBody = Static<typeof EvidenceList>;

export const readExtractionSchema = {
  operationId: 'readExtraction',
  tags: ['extraction'],
  summary: 'What an article gave, with the quotes found in its text',
  params: idParams,
  response: { 200: ref(Extraction) },
};
export const readRawEvidenceSchema = {
  operationId: 'readRawEvidence',
  tags: ['startups'],
  summary: 'The article and the quotes behind a raw row',
  params: idParams,
  response: { 200: ref(EvidenceList) },
};
export const readStartupEvidenceSchema = {
  operationId: 'readStartupEvidence',
  tags: ['investments'],
  summary: 'The articles and the quotes behind a startup',
  params: idParams,
  response: { 200: ref(EvidenceList) },
};
