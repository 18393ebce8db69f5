import { Type, type Static } from '@sinclair/typebox';
import { closed, ref, seenVersion, version } from '../../../platform/http/validation/schema-parts';

const precision = () => Type.Number({ minimum: 0, maximum: 1, description: 'Least precision' });

const settings = {
  company_name: precision(),
  canton: precision(),
  founding_year: precision(),
  raised_money: precision(),
  awards: precision(),
  max_f1_loss: Type.Number({
    minimum: 0,
    maximum: 1,
    description: 'Of each field, against the active version',
  }),
  min_articles: Type.Integer({ minimum: 1, maximum: 2_000 }),
};

/** The gate as it is answered. */
const ActivationGate = closed({ ...settings, version }, { $id: 'ActivationGate' });
export type ActivationGateBody = Static<typeof ActivationGate>;

/** As it is sent. */
const ActivationGateInput = closed(settings, { $id: 'ActivationGateInput' });
export type GateSettings = Static<typeof ActivationGateInput>;

const tags = ['prompt-lab'];

export const readGateSchema = {
  operationId: 'readGate',
  tags,
  summary: 'What a version reaches before it is activated without a reason',
  response: { 200: ref(ActivationGate) },
};
export const saveGateSchema = {
  operationId: 'saveGate',
  tags,
  summary: 'Set the floors and the largest loss',
  headers: seenVersion,
  body: ref(ActivationGateInput),
  response: { 200: ref(ActivationGate) },
};
